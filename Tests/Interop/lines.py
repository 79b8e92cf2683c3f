"""A reader of RFC 5545 content lines that knows only what section 3.1 says of them."""

import re
from dataclasses import dataclass, field


@dataclass
class Component:
    name: str
    # Properties and components in the order of the file.
    items: list["Property | Component"] = field(default_factory=list)

    def properties(self, name: str) -> list[str]:
        return [i.value for i in self.items if isinstance(i, Property) and i.name == name]

    def value(self, name: str) -> str:
        (value,) = self.properties(name)
        return value

    def components(self, name: str) -> list["Component"]:
        return [i for i in self.items if isinstance(i, Component) and i.name == name]


@dataclass(frozen=True)
class Property:
    name: str
    parameters: tuple[str, ...]
    value: str


CONTENT_LINE = re.compile(
    r"(?P<name>[A-Za-z0-9-]+)"
    r'(?P<parameters>(?:;[A-Za-z0-9-]+=(?:"[^"\x00-\x08\x0a-\x1f\x7f]*"|[^";:,\x00-\x1f\x7f]*)'
    r'(?:,(?:"[^"\x00-\x1f\x7f]*"|[^";:,\x00-\x1f\x7f]*))*)*)'
    r":(?P<value>[^\x00-\x08\x0a-\x1f\x7f]*)"
)


def physical_lines(data: bytes) -> list[bytes]:
    assert data.endswith(b"\r\n"), "the last line has no end"
    lines = data[:-2].split(b"\r\n")
    assert not any(b"\r" in line or b"\n" in line for line in lines), "a bare CR or LF"
    return lines


def content_lines(data: bytes) -> list[str]:
    unfolded: list[bytes] = []
    for line in physical_lines(data):
        if line.startswith((b" ", b"\t")):
            unfolded[-1] += line[1:]
        else:
            unfolded.append(line)
    return [line.decode() for line in unfolded]


def parse(data: bytes) -> Component:
    root = Component("")
    open_components = [root]
    for line in content_lines(data):
        match = CONTENT_LINE.fullmatch(line)
        assert match, f"not a content line: {line}"
        name, value = match["name"], match["value"]
        if name == "BEGIN":
            component = Component(value)
            open_components[-1].items.append(component)
            open_components.append(component)
        elif name == "END":
            assert open_components.pop().name == value
        else:
            parameters = tuple(match["parameters"].split(";")[1:])
            open_components[-1].items.append(Property(name, parameters, value))
    assert open_components == [root]
    (calendar,) = root.components("VCALENDAR")
    assert len(root.items) == 1
    return calendar


def unescape(text: str) -> str:
    """The text of a TEXT value (section 3.3.11); an escape that it does not know fails."""
    assert not re.search(r"(?<!\\)(?:\\\\)*[,;]", text), f"a bare separator in {text}"
    assert not re.search(r"(?<!\\)(?:\\\\)*\\[^\\;,nN]", text), f"an unknown escape in {text}"
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] in "nN" else m[1], text)
