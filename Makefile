# What to run: demo, test. The rest is for those who change ori.

GO ?= go
FUZZTIME ?= 10s
DEMO = cmd/ori/testdata/demo.sass
WRONG = cmd/ori/testdata/reduce.ori

.PHONY: build dist demo test check generate bench bench-lsp fuzz install install-nvim install-vscode

# Position-independent, and nothing of what the loader has filled in can be written to later. CFLAGS and LDFLAGS of the caller stay.
ifeq ($(shell uname -s),Linux)
HARDEN = CGO_LDFLAGS="$(or $(CGO_LDFLAGS),-O2 -g) -Wl,-z,relro,-z,now"
HARDENED = -buildmode=pie
endif

build:
	$(HARDEN) $(GO) build $(HARDENED) -o bin/ori ./cmd/ori

# What ori is about, without an editor: mistakes, explained; then a real listing.
demo: build
	@echo '# Three mistakes in a small kernel, and what each rests on (ori check)'
	@bin/ori check $(WRONG) --severity information
	@echo
	@echo '# What the first one means (ori explain barrier-divergent)'
	@bin/ori explain barrier-divergent | sed -n 5p
	@echo
	@echo '# The BSYNC that is missing (ori fix --code barrier-mismatch)'
	@bin/ori fix $(WRONG) --code barrier-mismatch | diff $(WRONG) - || true
	@echo
	@echo '# A real listing, an interpreter that ptxas -O0 compiled: its shape (ori dump --view draw)'
	@bin/ori dump $(DEMO) --view draw | sed -n 2,24p
	@echo '...'
	@echo
	@echo '# What could be simpler in it, other than its copies (ori check --code ...)'
	@bin/ori check $(DEMO) --code if-convert,linearize,thread-branch,unreachable-block,merge-equivalent
	@echo
	@echo '# What phase 15, OriBranchOpt, changes (ori opt --phase 15)'
	@bin/ori opt $(DEMO) --phase 15 >bin/demo.after.sass
	@diff -U1 $(DEMO) bin/demo.after.sass | tail -n +3 || true
	@echo
	@echo '# And that nothing of it changes what the program does (ori verify)'
	@bin/ori verify $(DEMO)
	@echo
	@echo '# Now yours. A cubin is read through nvdisasm or cuobjdump; in an editor all of this is beside the text.'
	@echo '    bin/ori check YOUR.cubin'
	@echo '    bin/ori html $(DEMO) -o bin/demo.html    # each phase beside the next, in a browser'
	@echo '    make install-vscode                      # or make install-nvim'

# Installs what the tests need (Debian packages, npm packages, editors) and
# passes all of them.
test: build
	$(GO) vet ./...
	$(GO) test ./cmd/ori -run '^TestHardened$$' -binary $(CURDIR)/bin/ori
	@[ -d ../shared/corpus ] || echo 'There is no ../shared/corpus: tests of listings run on those in cfg/testdata and its kernels only.'
	$(GO) test -timeout 20m ./...
	grammar/tree-sitter.sh test
	editors/test/nvim.sh
	editors/test/helix.sh
	editors/test/emacs.sh
	editors/test/vim.sh
	editors/test/vscode.sh
	editors/test/html.sh

# Before a commit: everything that is derived is up to date, and the tests
# pass under the race detector.
check: generate
	gofmt -l . | (! grep .)
	$(GO) vet ./...
	$(GO) tool staticcheck ./...
	$(GO) mod tidy
	$(GO) test -race -timeout 30m ./...
	$(GO) test ./cfg ./cfg/eval ./cfg/interp ./analysis ./analysis/lint ./optimizer ./lsp/ide ./lsp/server ./cmd/ori -update
	git diff --exit-code

# The parser, from grammar/grammar.js, and the pages of the diagnostics, from their tables.
generate:
	grammar/tree-sitter.sh generate
	$(GO) generate ./cmd/ori

# The figures of docs/figures.md.
bench: bench-lsp
	$(GO) test -run '^$$' -bench . -benchtime 10x ./grammar
	$(GO) test -run '^$$' -bench 'GraphDominators|ChainedFunctions' -benchmem ./cfg
	$(GO) test -run '^$$' -bench 'Facts|SSA|Liveness|Constants|Uniformity' -benchmem ./analysis
	$(GO) test -run '^$$' -bench Run -benchmem ./cfg/interp
	$(GO) test -run 'TestMeaning$$' -v -programs 10000 ./optimizer
	$(GO) test -run '^$$' -bench 'Keystroke|Hover' -benchtime 300x ./lsp/server
	$(GO) test -run '^$$' -bench Open -benchtime 5x ./lsp/server

# The server from outside, beside any other that speaks the protocol: mlir-lsp-server gets the same edits in MLIR of the same shapes, if it is installed.
bench-lsp: build
	$(GO) run ./cmd/lspbench 'bin/ori lsp' $$(command -v mlir-lsp-server || command -v mlir-lsp-server-15 || true)

# A short run of each fuzzer. Go before 1.27 now and then fails one when its time
# is up, without an input that fails (golang.org/issue/75804): that run is repeated.
fuzz:
	@set -e; log=$$(mktemp); trap 'rm -f $$log' EXIT; \
	for t in $$(grep -roE --include='*_test.go' '^func Fuzz[A-Za-z0-9]*' . | sed 's|/[^/]*:func |:|' | sort); do \
	  p=$${t%:*}; f=$${t#*:}; \
	  for try in 1 2 3; do \
	    echo "== $$p $$f"; \
	    if $(GO) test -run '^$$' -fuzz "^$$f\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x $$p >$$log 2>&1; then ok=0; else ok=$$?; fi; \
	    cat $$log; \
	    [ $$ok != 0 ] || break; \
	    [ $$try != 3 ] && grep -qx '    context deadline exceeded' $$log && ! grep -q 'Failing input' $$log || exit $$ok; \
	  done; \
	done

install:
	$(HARDEN) $(GO) install $(HARDENED) ./cmd/ori

install-nvim:
	editors/nvim/install.sh

install-vscode:
	editors/vscode/install.sh

# What is given to users, for linux on amd64 and arm64: see .ci/dist.
dist:
	.ci/dist
