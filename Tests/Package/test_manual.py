"""The manual's pages and the menu's entry, as the package has them."""

import gzip
import re
import subprocess
from pathlib import Path

import pytest
from limits import PATIENCE
from tool import ROOT

# What 'make install' puts below /usr in the package.
GROUPS = (
    *(
        "log",
        "forecast",
        "contraception",
        "alarms",
        "plan",
        "calendar",
        "subscription",
        "your-data",
    ),
    "help",
)
PAGES = (
    "eve-ics.1",
    *(f"eve-ics-{group}.1" for group in GROUPS),
    "eve-ics-log.5",
    "eve-ics-serve.8",
)


@pytest.fixture(scope="module")
def files(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
    return folder


def run(*words: object, **more: object) -> str:
    done = subprocess.run(
        list(map(str, words)), capture_output=True, text=True, timeout=PATIENCE, check=True, **more
    )
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def manual(files: Path) -> Path:
    """The pages, unpacked and in an index of their own."""
    for page in (files / "usr/share/man").rglob("*.gz"):
        if not page.is_symlink():
            page.with_suffix("").write_bytes(gzip.decompress(page.read_bytes()))
    return files / "usr/share/man"


def test_the_package_has_these_pages_and_no_others(manual: Path) -> None:
    found = [page.name for page in manual.glob("man?/*") if page.suffix != ".gz"]
    assert sorted(found) == sorted(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_groff_and_mandoc_read_each_page_without_a_word(manual: Path, page: str) -> None:
    file = manual / f"man{page[-1]}" / page
    assert run("groff", "-ww", "-man" if page[-1] == "1" else "-mdoc", "-Tutf8", "-z", file) == ""
    # Others than these are in a package that is not installed here.
    others = re.compile(r"(referenced manual not found|outdated mandoc.db|lacks \S+ entry)")
    done = subprocess.run(
        ["mandoc", "-Tlint", file], capture_output=True, text=True, timeout=PATIENCE
    )
    said = [line for line in (done.stdout + done.stderr).splitlines() if not others.search(line)]
    assert said == []


def test_apropos_finds_each_page_by_its_name(manual: Path) -> None:
    run("mandb", "--quiet", "--no-straycats", manual)
    for page in PAGES:
        name, section = page.rsplit(".", 1)
        found = run("whatis", "--manpath", manual, "--section", section, name)
        assert re.match(rf"{name} \({section}\) +- \w", found), found


def test_a_page_of_the_package_points_to_where_the_package_puts_documents(manual: Path) -> None:
    assert "/usr/share/doc/eve" in (manual / "man1/eve-ics.1").read_text()
    for page in PAGES:
        assert "/usr/local" not in (manual / f"man{page[-1]}" / page).read_text()


def text(manual: Path, page: str) -> str:
    printed = run("mandoc", "-Tascii", manual / f"man{page[-1]}" / page)
    return re.sub(".\b", "", printed)


def test_the_page_of_the_server_has_the_options_of_the_command(files: Path, manual: Path) -> None:
    help_text = run(files / "usr/bin/eve-ics", "help", "serve", "--lang", "en")
    options = help_text.partition("Options:")[2].partition("Common options")[0]
    expected = set(re.findall(r"--[a-z-]+(?: [A-Z:]+)?", options)) - {"--listen"}
    shown = set(
        re.findall(r"^ {5}(--[a-z-]+(?: [A-Z:]+)?)$", text(manual, "eve-ics-serve.8"), re.M)
    )
    assert shown - {"--store FILE"} == {option for option in expected if option.count("-") > 1}


def test_the_page_of_the_log_has_the_columns_of_the_document(manual: Path) -> None:
    document = (ROOT / "docs/log-format.md").read_text()
    rows = re.findall(r"^\| (`.*?) \|", document, re.M)
    columns = {column for row in rows for column in re.findall(r"`(\w+)`", row)}
    assert "temperature" in columns
    source = (manual / "man5/eve-ics-log.5").read_text()
    assert columns == set(re.findall(r"^\.It Li (\w+)$", source, re.M))


def test_the_entry_of_the_menu_is_valid_and_starts_what_is_there(files: Path) -> None:
    entry = files / "usr/share/applications/eve-ics.desktop"
    assert run("desktop-file-validate", entry) == ""
    values = dict(line.split("=", 1) for line in entry.read_text().splitlines() if "=" in line)
    program = files / values["Exec"].lstrip("/")
    assert program.stat().st_mode & 0o111
    assert (files / values["TryExec"].lstrip("/")).is_file()
    assert (files / f"usr/share/icons/hicolor/scalable/apps/{values['Icon']}.svg").is_file()
    run("shellcheck", program)


def test_what_a_shop_shows_is_valid(files: Path) -> None:
    described = files / "usr/share/metainfo/eve-ics.metainfo.xml"
    # eve-ics has no domain that its name could be turned around from.
    run(
        "appstreamcli",
        "validate",
        "--no-net",
        "--override=cid-desktopapp-is-not-rdns=info",
        described,
    )
    version = run(files / "usr/bin/eve-ics", "version").split()[1]
    assert f'<release version="{version}"' in described.read_text()
    assert run("dpkg-parsechangelog", "--show-field", "Version", cwd=ROOT).strip() == version


# MARK: A click on the entry


@pytest.fixture
def desktop(files: Path, tmp_path: Path) -> Path:
    """Programs that write down how they were called; 'answers' says whether a server is there."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (tmp_path / "answers").write_text("false")
    fakes = {
        "eve-ics": """
            echo "eve-ics $*" >>../calls
            case $* in
            *--json) echo "\\"answers\\": $(cat ../answers)" ;;
            *) echo "Start it with serve" ;;
            esac""",
        "systemctl": """
            echo "systemctl $*" >>../calls
            [ ! -e ../broken ] && echo true >../answers""",
        "xdg-open": """
            echo "xdg-open" >>../calls
            cat "$1" >../shown""",
    }
    for name, script in fakes.items():
        (folder / name).write_text(f"#!/bin/sh\ncd {folder}\n{script}\n")
        (folder / name).chmod(0o755)
    opener = (files / "usr/libexec/eve-ics/open-page").read_text()
    (folder / "open-page").write_text(opener.replace("/usr/bin/eve-ics", str(folder / "eve-ics")))
    return tmp_path


def click(desktop: Path) -> list[str]:
    subprocess.run(
        ["sh", desktop / "bin/open-page"],
        env={"PATH": f"{desktop}/bin:/usr/bin:/bin", "XDG_RUNTIME_DIR": str(desktop)},
        check=True,
        timeout=PATIENCE,
    )
    return (desktop / "calls").read_text().splitlines()


OPENS = "eve-ics web open --browser --json"
STARTS = "systemctl --user start eve-ics.service"


def test_a_click_opens_the_page_where_a_server_runs(desktop: Path) -> None:
    (desktop / "answers").write_text("true")
    assert click(desktop) == [OPENS]


def test_a_click_starts_the_persons_server_where_none_runs(desktop: Path) -> None:
    assert click(desktop) == [OPENS, STARTS, OPENS]


def test_a_click_shows_in_the_browser_why_nothing_can_be_started(desktop: Path) -> None:
    (desktop / "broken").touch()
    assert click(desktop) == [OPENS, STARTS, "eve-ics web open", "xdg-open"]
    assert (desktop / "shown").read_text() == "Start it with serve\n"
    assert (desktop / "eve-ics.txt").stat().st_mode & 0o077 == 0


def test_the_completions_of_the_package_are_found_by_both_names(files: Path) -> None:
    share = files / "usr/share"
    assert (share / "bash-completion/completions/eve").resolve().name == "eve-ics"
    assert (share / "fish/vendor_completions.d/eve.fish").resolve().name == "eve-ics.fish"
    zsh = (share / "zsh/vendor-completions/_eve-ics").read_text()
    assert zsh.startswith("#compdef eve-ics eve\n")
