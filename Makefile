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
# Of tests that open no browser, half of the time is spent waiting.
workers := --numprocesses=$$((2 * $$(nproc)))
# How much `make sanitize` runs (--short: what a change has time for).
EXTENT ?=
# The tests of `make test-web` to run, and in which browsers (Scripts/test-web).
WEB ?= Tests/Web
BROWSERS ?= differences
# What `make change` compares with (none named: as Scripts/affected says).
REV ?=
# The parts of `make bench` or `make nightly` to run (none named: all of them), as their scripts list them.
ONLY ?=

# With SHARED=1 the program loads the C libraries of the system and carries none.
SHARED ?=

tool := .build/$(if $(SHARED),shared/)release/eve-ics
python := .venv/bin/python
prefix := $(abspath $(PREFIX))
bin := $(DESTDIR)$(PREFIX)/bin
libexec := $(DESTDIR)$(PREFIX)/libexec/eve-ics
share := $(DESTDIR)$(PREFIX)/share
man := $(share)/man
# Those of 'eve-ics help' that have a manual page of their own.
groups := log forecast contraception alarms plan calendar subscription your-data help
bash := $(share)/bash-completion/completions
zsh := $(share)/zsh/site-functions
fish := $(share)/fish/vendor_completions.d
icons := $(share)/icons/hicolor/scalable/apps
# Messages and README name pages as docs/NAME.md, so they keep that folder.
doc := $(share)/doc/eve-ics
lib := $(DESTDIR)$(PREFIX)/lib
systemunits := $(lib)/systemd/system
# A user's systemd looks for units below share, also where PREFIX is ~/.local.
userunits := $(share)/systemd/user
folders := $(bin) $(libexec) $(man)/man1 $(man)/man5 $(man)/man8 $(bash) $(zsh) $(fish) $(icons) \
	$(share)/applications $(share)/metainfo $(systemunits) $(userunits) $(lib)/sysusers.d $(doc)/docs
# The short name, unless another program has it.
named := $(if $(DESTDIR),true,! command -v eve >/dev/null || test "$$(readlink $(bin)/eve)" = eve-ics)
# The day that the manual's pages bear.
day := $$(date --utc --date=@$${SOURCE_DATE_EPOCH:-$$(date +%s)} +%F)
placed := sed 's|@bin@|$(prefix)/bin|; s|@libexec@|$(prefix)/libexec/eve-ics|; s|/usr\(/local\)\{0,1\}/share/doc|$(prefix)/share/doc|'

.PHONY: help run build test change nightly check bench fuzz test-clients test-web test-desktop screenshots compatibility \
	sanitize soak install uninstall deb image test-package clean

help: ## tell what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

run: build ## build, and turn the sample log into a calendar
	@Scripts/demo

build: ## build the release binary, installing what this machine lacks
	@Scripts/setup run
	@Scripts/release $(if $(SHARED),--shared)

test: ## run the tests in Swift, of commands and of the server, installing what they need
	@Scripts/setup judge
	@python3 Scripts/judge test

change: ## run what a change can break (REV=COMMIT: all since then)
	@Scripts/setup judge
	@python3 Scripts/judge change $(REV)

nightly: ## run everything there is, and report (ONLY="fuzz soak")
	@Scripts/setup judge
	@python3 Scripts/judge night $(ONLY)

check: ## format, lint, and the rules of the house
	@Scripts/setup test
	@Scripts/check

bench: build ## measure what a person waits for, beside something in the same run (ONLY="web cycle")
	@Scripts/setup web
	@Scripts/setup desktop
	@$(python) Scripts/bench $(ONLY)

fuzz: ## throw invented input at the readers (SECONDS=60, TARGET=FuzzJournal)
	@Scripts/setup test
	@Scripts/fuzz $(SECONDS) $(TARGET)

test-clients: ## let calendar programs read and edit what the tool writes
	@Scripts/setup clients
	swift build --product eve-ics
	$(python) -m pytest $(workers) Tests/Clients

test-web: ## open the page in Chromium and Firefox, and judge what it shows (BROWSERS=all)
	@Scripts/setup web
	swift build --product eve-ics
	$(python) Scripts/test-web --browsers $(BROWSERS) $(WEB)

test-desktop: ## show notifications on a desktop, and ring, where a machine listens
	@Scripts/setup desktop
	swift build --product desktop-probe
	$(python) -m pytest $(workers) Tests/Desktop

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
	@Scripts/sanitize thread --build & thread=$$!; Scripts/sanitize address --build && wait $$thread
	@Scripts/sanitize thread $(EXTENT)
	@Scripts/sanitize address $(EXTENT)

soak: build ## let a server run under load, and watch its memory (MINUTES=60)
	@Scripts/setup test
	@$(python) Scripts/soak $(MINUTES)

install: ## put the tool, its documents, completions and systemd units under PREFIX (and DESTDIR)
	@test -x $(tool) || $(MAKE) build
	install -d $(folders)
	Scripts/strip $(tool) $(bin)/eve-ics
	$(tool) man --lang en --today $(day) | $(placed) > $(man)/man1/eve-ics.1
	for group in $(groups); do \
		$(tool) man $$group --lang en --today $(day) > $(man)/man1/eve-ics-$$group.1 || exit; \
	done
	$(placed) Manual/eve-ics-log.5 > $(man)/man5/eve-ics-log.5
	$(placed) Manual/eve-ics-serve.8 > $(man)/man8/eve-ics-serve.8
	$(tool) completion bash > $(bash)/eve-ics
	$(tool) completion zsh > $(zsh)/_eve-ics
	$(tool) completion fish > $(fish)/eve-ics.fish
	if $(named); then \
		ln -sf eve-ics $(bin)/eve && ln -sf eve-ics.1 $(man)/man1/eve.1 && \
		ln -sf eve-ics $(bash)/eve && ln -sf eve-ics.fish $(fish)/eve.fish; \
	fi
	$(placed) Systemd/eve-ics.service > $(systemunits)/eve-ics.service
	install -m 644 Systemd/eve-ics.socket $(systemunits)/eve-ics.socket
	$(placed) Systemd/eve-ics-user.service > $(userunits)/eve-ics.service
	$(placed) Systemd/eve-ics-alarms.service > $(userunits)/eve-ics-alarms.service
	install -m 644 Systemd/eve-ics.sysusers $(lib)/sysusers.d/eve-ics.conf
	$(placed) Desktop/open-page > $(libexec)/open-page && chmod 755 $(libexec)/open-page
	$(placed) Desktop/eve-ics.desktop > $(share)/applications/eve-ics.desktop
	install -m 644 Desktop/eve-ics.metainfo.xml $(share)/metainfo/eve-ics.metainfo.xml
	install -m 644 Sources/WebPages/Assets/icon.svg $(icons)/eve-ics.svg
	install -m 644 LICENSE README.md $(doc)/
	install -m 644 docs/*.md $(doc)/docs/

uninstall: ## take away what install put there
	rm -f $(bin)/eve-ics $(man)/man1/eve-ics.1 $(groups:%=$(man)/man1/eve-ics-%.1)
	rm -f $(man)/man5/eve-ics-log.5 $(man)/man8/eve-ics-serve.8
	rm -f $(bash)/eve-ics $(zsh)/_eve-ics $(fish)/eve-ics.fish
	if test "$$(readlink $(bin)/eve)" = eve-ics; then \
		rm -f $(bin)/eve $(man)/man1/eve.1 $(bash)/eve $(fish)/eve.fish; \
	fi
	rm -f $(systemunits)/eve-ics.service $(systemunits)/eve-ics.socket $(lib)/sysusers.d/eve-ics.conf
	rm -f $(userunits)/eve-ics.service $(userunits)/eve-ics-alarms.service
	rm -f $(share)/applications/eve-ics.desktop $(share)/metainfo/eve-ics.metainfo.xml
	rm -f $(icons)/eve-ics.svg
	rm -rf $(libexec) $(doc)

deb: ## build a Debian package (SHARED=1: with the system's C libraries), and print its parts
	@Scripts/setup package
	@Scripts/package $(if $(SHARED),--shared)

image: ## make a container image, without a daemon (.build/image.tar, an OCI archive)
	@Scripts/setup package
	@$(MAKE) --no-print-directory build
	@Scripts/image

test-package: ## install package and image in a fresh root, use them, and take them away again
	@Scripts/setup package
	@Scripts/package
	@Scripts/image
	$(python) -m pytest Tests/Package

clean: ## remove everything that was built
	rm -rf .build .venv year.ics
