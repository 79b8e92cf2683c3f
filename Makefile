# `make` alone tells what there is.

PREFIX ?= /usr/local
# Not every shell replaces the ~ of PREFIX=~/.local.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
DESTDIR ?=
# How long `make soak` runs.
MINUTES ?= 60
# How long `make fuzz` runs in all, and on which of the targets in Fuzz/ (none named: every one).
SECONDS ?= 60
TARGET ?=
# The tests of `make test-web` to run.
WEB ?= Tests/Web
# The parts of `make bench` to run (none named: all of them), as Scripts/bench lists them.
ONLY ?=

tool := .build/release/eve-ics
python := .venv/bin/python
bin := $(DESTDIR)$(PREFIX)/bin
share := $(DESTDIR)$(PREFIX)/share
man := $(share)/man/man1
completion := $(share)/bash-completion/completions $(share)/zsh/site-functions \
	$(share)/fish/vendor_completions.d
# Messages and README name pages as docs/NAME.md, so they keep that folder.
doc := $(share)/doc/eve-ics
lib := $(DESTDIR)$(PREFIX)/lib
# A user's systemd looks for units below share, also where PREFIX is ~/.local.
units := $(lib)/systemd/system $(lib)/sysusers.d $(share)/systemd/user

.PHONY: help run build binary test check bench fuzz test-clients test-web test-desktop screenshots compatibility sanitize soak install uninstall clean

help: ## tell what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

run: build ## build, and turn the sample log into a calendar
	@Scripts/demo

build: ## build the release binary, installing what this machine lacks
	@Scripts/setup run
	@$(MAKE) --no-print-directory binary

# No symbol is for others, and relocations that are the same take one bit each: that makes the program 3 MB smaller, and
# its start shorter. Neither a folder's name nor a number of the build is in it: Scripts/reproducible.
binary:
	swift build -c release --static-swift-stdlib --disable-local-rpath --product eve-ics \
		-Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata \
		-Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xswiftc -debug-prefix-map -Xswiftc $(CURDIR)=. \
		-Xswiftc -use-ld=lld -Xlinker --build-id=none -Xlinker --no-export-dynamic \
		-Xlinker -z -Xlinker nostart-stop-gc -Xlinker -z -Xlinker pack-relative-relocs \
		$$(Scripts/static-libraries)

test: ## run every test, installing what they need
	@Scripts/setup test
	swift build --build-tests
	Scripts/in-memory swift test --skip-build --disable-xctest
	Scripts/in-memory $(python) -m pytest Tests/Interop Tests/Server

check: ## format, lint, and the rules of the house
	@Scripts/setup test
	@Scripts/check

bench: build ## print speed and memory beside other programs' (ONLY="serve cycle")
	@Scripts/setup web
	@$(python) Scripts/bench $(ONLY)

fuzz: ## throw invented input at the readers (SECONDS=60, TARGET=FuzzJournal)
	@Scripts/setup test
	@Scripts/fuzz $(SECONDS) $(TARGET)

test-clients: ## let calendar programs read and edit what the tool writes
	@Scripts/setup clients
	swift build --product eve-ics
	$(python) -m pytest Tests/Clients

test-web: ## open the page in Chromium and Firefox, and judge what it shows
	@Scripts/setup web
	swift build --product eve-ics
	$(python) -m pytest $(WEB)

test-desktop: ## show notifications on a desktop, and ring, where a machine listens
	@Scripts/setup desktop
	swift build --product desktop-probe
	$(python) -m pytest Tests/Desktop

screenshots: ## photograph the page in its states (docs/screenshots)
	@Scripts/setup web
	swift build --product eve-ics
	$(python) Scripts/screenshots

compatibility: ## let litmus and caldav-server-tester judge the server (docs/caldav-compatibility.md)
	@Scripts/setup clients
	swift build --product eve-ics
	$(python) Scripts/caldav-compatibility

sanitize: ## run the tests of server and page under the thread and the address sanitizer
	@Scripts/setup web
	@Scripts/sanitize thread
	@Scripts/sanitize address

soak: build ## let a server run under load, and watch its memory (MINUTES=60)
	@Scripts/setup test
	@$(python) Scripts/soak $(MINUTES)

install: ## put the tool, its documents, completions and systemd units under PREFIX (and DESTDIR)
	@test -x $(tool) || $(MAKE) build
	install -d $(bin) $(man) $(completion) $(units) $(doc)/docs
	install -m 755 $(tool) $(bin)/eve-ics
	strip --remove-section=.swift_modhash $(bin)/eve-ics
	$(tool) man --lang en > $(man)/eve-ics.1
	$(tool) completion bash > $(share)/bash-completion/completions/eve-ics
	$(tool) completion zsh > $(share)/zsh/site-functions/_eve-ics
	$(tool) completion fish > $(share)/fish/vendor_completions.d/eve-ics.fish
	sed 's|@bin@|$(abspath $(PREFIX))/bin|' Systemd/eve-ics.service > $(lib)/systemd/system/eve-ics.service
	sed 's|@bin@|$(abspath $(PREFIX))/bin|' Systemd/eve-ics-user.service \
		> $(share)/systemd/user/eve-ics.service
	sed 's|@bin@|$(abspath $(PREFIX))/bin|' Systemd/eve-ics-alarms.service \
		> $(share)/systemd/user/eve-ics-alarms.service
	install -m 644 Systemd/eve-ics.socket $(lib)/systemd/system/eve-ics.socket
	install -m 644 Systemd/eve-ics.sysusers $(lib)/sysusers.d/eve-ics.conf
	install -m 644 LICENSE README.md $(doc)/
	install -m 644 docs/*.md $(doc)/docs/

uninstall: ## take away what install put there
	rm -f $(bin)/eve-ics $(man)/eve-ics.1
	rm -f $(share)/bash-completion/completions/eve-ics $(share)/zsh/site-functions/_eve-ics
	rm -f $(share)/fish/vendor_completions.d/eve-ics.fish
	rm -f $(lib)/systemd/system/eve-ics.service $(lib)/systemd/system/eve-ics.socket
	rm -f $(lib)/sysusers.d/eve-ics.conf
	rm -f $(share)/systemd/user/eve-ics.service $(share)/systemd/user/eve-ics-alarms.service
	rm -rf $(doc)

clean: ## remove everything that was built
	rm -rf .build .venv year.ics
