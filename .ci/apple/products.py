"""What a run makes and a later run finds again, each with the key of what it was made from."""

import hashlib


class CannotCheck(Exception):
    """The check itself could not be made."""

    def __init__(self, reason, log=""):
        errors = [line for line in log.split("\n") if "error" in line][:12]
        super().__init__("\n".join([reason, *errors]))


def digest(*parts):
    """One key for texts, bytes, and files with their names."""
    total = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


def digest_of_files(files, root):
    """One key for the names below a folder and the contents of files."""
    return digest(*[part for file in files for part in (file.relative_to(root), file.read_bytes())])


def key_file(product):
    return product.with_name(product.name + ".key")


def current(product, key):
    """Whether a product is there and was made from what the key says."""
    stamp = key_file(product)
    return product.exists() and stamp.exists() and stamp.read_text() == key


def record(product, key):
    key_file(product).write_text(key)
