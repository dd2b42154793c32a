;;; emacs.el --- drives Emacs with ori-mode and Eglot  -*- lexical-binding: t; -*-

;; Loaded after the init file of a clean home.  Writes a line for each fact to the file RESULT, "PASS" at the end.

;;; Code:

(defvar test-result (getenv "RESULT"))

(defvar test-patience (string-to-number (getenv "ORI_TEST_WAIT"))
  "Seconds that a fact may take to come true.")

(defun test-say (format &rest args)
  (write-region (concat (apply #'format format args) "\n") nil test-result t 'quiet))

(defun test-fail (what &optional seen)
  (test-say "FAIL: %s: %S" what seen)
  (kill-emacs 1))

(defun test-check (what holds &optional seen)
  (if holds (test-say "ok: %s" what) (test-fail what seen)))

(defun test-wait (what holds &optional seen)
  "Wait until (funcall HOLDS); SEEN tells what there is instead."
  (let ((end (+ (float-time) test-patience)))
    (while (and (not (funcall holds)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (test-check what (funcall holds) (and seen (funcall seen)))))

(defun test-diagnostics ()
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun test-told (text)
  (seq-some (lambda (told) (string-match-p text told)) (test-diagnostics)))

(defun test-go (text)
  (goto-char (point-min))
  (re-search-forward text)
  (goto-char (match-beginning 0)))

(defun test-hover ()
  "The text that the server has for the place of point."
  (let ((contents (plist-get (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover (eglot--TextDocumentPositionParams)
                                              :timeout test-patience)
                             :contents)))
    (format "%s" (if (stringp contents) contents (plist-get contents :value)))))

(defun test-run ()
  (let ((dir (getenv "WORK")))
    (find-file (expand-file-name "style.sass" dir))
    (test-check "a stylesheet stays one" (not (derived-mode-p 'ori-mode)) major-mode)
    (find-file (expand-file-name "nested_if.sass" dir))
    (test-check "a listing is found by its content" (derived-mode-p 'ori-mode) major-mode)
    (find-file (expand-file-name "thread.ori" dir))
    (test-check "so is a native file by its name" (derived-mode-p 'ori-mode) major-mode)
    (run-hooks 'post-command-hook)      ; eglot-ensure connects after the command
    (test-wait "the server runs" #'eglot-current-server)
    (test-wait "the diagnostic of the branch" (lambda () (test-told "L1 only branches to L2")) #'test-diagnostics)
    (test-go "^L2:")
    (test-wait "hover on a label tells its dominator" (lambda () (string-match-p "idom" (test-hover))) #'test-hover)
    (test-go "L2$")
    (call-interactively #'xref-find-definitions)
    (test-check "the definition of a label" (looking-at "L2:") (thing-at-point 'line))
    (test-go "@P0 BRA")
    (let ((end (line-end-position)))
      (re-search-forward "L1" end)
      (replace-match "L2"))
    (test-wait "after an edit it goes" (lambda () (and (eglot-current-server) (not (test-told "L1 only branches")))) #'test-diagnostics)
    (test-go "^L2:")
    (insert "L4:\n    BRA      nowhere\n")
    (test-wait "after another one there is a new one" (lambda () (test-told "nowhere")) #'test-diagnostics)
    (set-buffer-modified-p nil)
    (test-say "PASS")
    (kill-emacs 0)))

(require 'jsonrpc)
(setq eglot-sync-connect test-patience
      eglot-connect-timeout test-patience
      jsonrpc-default-request-timeout test-patience
      eglot-autoshutdown nil
      flymake-no-changes-timeout 0.1
      eglot-send-changes-idle-time 0
      inhibit-startup-screen t
      debug-on-error nil)
(run-with-timer 0.2 nil (lambda ()
                          (condition-case err
                              (test-run)
                            (error (test-fail "Emacs" err)))))

;;; emacs.el ends here
