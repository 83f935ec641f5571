"""`python -m tests.support.sealed_network FILE COMMAND...`: runs a command where no network is, and writes to FILE what
it and everything it starts looked up and tried to reach, one JSON document.

In a network namespace of its own, as Linux lets any user make one: every name is answered, and every address leads to
the loopback device, where nobody listens. So each attempt is seen there, also of programs that resolve by themselves.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

_INSIDE = "--inside"
_ALL_PACKETS = 3
_SELF = socket.inet_aton("10.99.0.2")
_ANSWER = socket.inet_aton("10.99.0.9")
_SETUP = """
ip link set lo up
ip addr add 10.99.0.2/16 dev lo
ip route add local 0.0.0.0/0 dev lo
mount --bind "$1" /etc/resolv.conf
shift
exec "$@"
"""


def can_seal() -> bool:
    """Whether this machine lets us."""
    probe = ["unshare", "-rnm", "ip", "route", "show"]
    return bool(shutil.which("unshare") and shutil.which("ip")) and subprocess.run(probe, check=False).returncode == 0


def main() -> int:
    """The command's exit code."""
    if sys.argv[1] != _INSIDE:
        with tempfile.NamedTemporaryFile("w", suffix=".conf") as resolv:
            resolv.write("nameserver 127.0.0.1\n")
            resolv.flush()
            os.chmod(resolv.name, 0o644)
            again = [sys.executable, "-m", "tests.support.sealed_network", _INSIDE, *sys.argv[1:]]
            way = ["unshare", "-nm"] if os.geteuid() == 0 else ["unshare", "-rnm"]
            sealed = [*way, "sh", "-ec", _SETUP, "sh", resolv.name, *again]
            return subprocess.run(sealed, check=False).returncode
    seen: dict[str, set[str]] = {"names": set(), "addresses": set()}
    names = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    names.bind(("127.0.0.1", 53))
    packets = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(_ALL_PACKETS))
    packets.bind(("lo", 0))
    threading.Thread(target=_answer, args=(names, seen["names"]), daemon=True).start()
    threading.Thread(target=_watch, args=(packets, seen["addresses"]), daemon=True).start()
    code = subprocess.run(sys.argv[3:], check=False).returncode
    Path(sys.argv[2]).write_text(json.dumps({kind: sorted(found) for kind, found in seen.items()}))
    return code


def _answer(door: socket.socket, names: set[str]) -> None:
    while True:
        asked, who = door.recvfrom(4096)
        labels, at = [], 12
        while asked[at]:
            labels.append(asked[at + 1 : at + 1 + asked[at]].decode("ascii", "replace"))
            at += asked[at] + 1
        question = asked[12 : at + 5]
        names.add(".".join(labels))
        is_v4 = question[-4:-2] == b"\x00\x01"
        record = b"\xc0\x0c\x00\x01\x00\x01\x00\x00\x00\x3c\x00\x04" + _ANSWER if is_v4 else b""
        door.sendto(asked[:2] + b"\x81\x80\x00\x01" + struct.pack("!HHH", is_v4, 0, 0) + question + record, who)


def _watch(packets: socket.socket, addresses: set[str]) -> None:
    """Of each TCP and UDP packet over IPv4 that would leave the machine, where it goes, with the port."""
    while True:
        packet, (_, protocol, *_) = packets.recvfrom(65535)
        if protocol == 0x0800 and packet[9] in (6, 17) and packet[16] != 127 and packet[16:20] != _SELF:
            [port] = struct.unpack_from("!H", packet, (packet[0] & 15) * 4 + 2)
            addresses.add(f"{socket.inet_ntoa(packet[16:20])}:{port}")


if __name__ == "__main__":
    sys.exit(main())
