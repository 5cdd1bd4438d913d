"""The systems that the package is for, as the compiler names them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class System:
    """A system: its name here, its name in a manifest, and the target that a version of it is compiled for."""

    name: str
    platform: str
    target: str

    def triple(self, oldest):
        return self.target.format(oldest)


SYSTEMS = {
    system.name: system
    for system in (
        System("ios", "ios", "x86_64-apple-ios{}-simulator"),
        System("tvos", "tvos", "x86_64-apple-tvos{}-simulator"),
        System("catalyst", "maccatalyst", "x86_64-apple-ios{}-macabi"),
        System("visionos", "visionos", "x86_64-apple-xros{}-simulator"),
    )
}
