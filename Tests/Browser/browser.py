"""A headless Chromium, driven by its DevTools protocol with nothing but the standard library."""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request


def executable():
    """Returns the path of a Chromium, or None."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    return next((path for path in map(shutil.which, names) if path), None)


class Socket:
    """A web socket of a client: text messages alone."""

    def __init__(self, address):
        host, _, path = address.removeprefix("ws://").partition("/")
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass

    def send(self, text):
        data = text.encode()
        length = len(data)
        if length < 126:
            head = bytes([0x81, 0x80 | length])
        elif length < 65536:
            head = bytes([0x81, 0x80 | 126]) + length.to_bytes(2, "big")
        else:
            head = bytes([0x81, 0x80 | 127]) + length.to_bytes(8, "big")
        self.socket.sendall(head + bytes(4) + data)  # A mask of zeros leaves the data as it is.

    def receive(self):
        text = b""
        while True:
            first, second = self.file.read(2)
            length = second & 0x7F
            if length == 126:
                length = int.from_bytes(self.file.read(2), "big")
            elif length == 127:
                length = int.from_bytes(self.file.read(8), "big")
            text += self.file.read(length)
            if first & 0x80 and first & 0x0F in (0, 1, 2):
                return text.decode()
            if first & 0x0F > 2:
                text = b""


class Browser:
    """One page in one process; use it in a `with` statement."""

    def __init__(self, width=1440, height=1000, flags=()):
        self.folder = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [executable(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-port=0", "--no-first-run", "--disable-background-networking",
             "--allow-file-access-from-files", f"--user-data-dir={self.folder}",
             f"--window-size={width},{height}", *flags, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self._port()
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        page = next(page for page in pages if page["type"] == "page")
        self.socket = Socket(page["webSocketDebuggerUrl"])
        self.number = 0
        self.events = []
        for domain in ["Page", "Runtime", "Network", "Log", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.size(width, height)

    def _port(self):
        file = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(file) and open(file).read().strip():
                return open(file).readline().strip()
            time.sleep(0.1)
        raise RuntimeError("Chromium does not answer")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def wait_for(self, event):
        while not any(message.get("method") == event for message in self.events):
            self.events.append(json.loads(self.socket.receive()))

    def open(self, address):
        self.events = []
        self.call("Page.navigate", url=address)
        self.wait_for("Page.loadEventFired")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=False)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": name},
                            {"name": "prefers-reduced-motion", "value": "no-preference"}])

    def run(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True,
                           userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    def key(self, key, shift=False, control=False):
        text = {"text": key} if len(key) == 1 and not control else {}
        modifiers = (8 if shift else 0) + (2 if control else 0)
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, modifiers=modifiers,
                      **(text if kind == "keyDown" else {}))

    def mouse(self, kind, x, y, buttons=1):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=buttons,
                  clickCount=1)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y, 0)

    def middle(self, selector):
        """Scrolls to an element and returns the middle of it."""
        return self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'center'}});"
            " const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })()")

    def click_on(self, selector):
        self.click(*self.middle(selector))

    def picture(self, file, whole=False):
        result = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(file, "wb") as output:
            output.write(base64.b64decode(result["data"]))

    @property
    def complaints(self):
        """What the console and uncaught errors said."""
        found = []
        for event in self.events:
            if event.get("method") == "Runtime.exceptionThrown":
                found.append(event["params"]["exceptionDetails"].get("exception", {}).get("description", "?"))
            if event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
            if event.get("method") == "Runtime.consoleAPICalled" and event["params"]["type"] in ("error", "assert"):
                found.append(str(event["params"]["args"]))
        return found

    @property
    def requests(self):
        """The addresses that the page asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]
