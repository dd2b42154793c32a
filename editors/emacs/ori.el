;;; ori.el --- Ori and GPU listings, with Eglot  -*- lexical-binding: t; -*-

;; Emacs 29 or newer, or Eglot from ELPA.  In the init file:
;;
;;   (add-to-list 'load-path "/path/to/checkout/editors/emacs")
;;   (require 'ori)
;;   (add-hook 'ori-mode-hook #'eglot-ensure)
;;
;; `ori-server-command' says how the server is started.

;;; Code:

(defgroup ori nil
  "Ori, the GPU assembly language."
  :group 'languages)

(defcustom ori-server-command '("ori" "lsp")
  "The language server's command."
  :type '(repeat string))

(defvar ori-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23b" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?. "_" table)
    (modify-syntax-entry ?$ "_" table)
    table)
  "Comments as in C; `.L_x_1' and `$calls$leaf' are symbols.")

(defconst ori-font-lock-keywords
  '(("^[ \t]*\\(?:code for\\|Function :\\)" . font-lock-keyword-face)
    ("\\_<\\.\\(?:entry\\|func\\)[ \t]+\\([a-zA-Z0-9_.$]+\\)" 1 font-lock-function-name-face)
    ("^[ \t]*\\([a-zA-Z0-9_.$]+\\):" 1 font-lock-constant-face)
    ("^[ \t]*\\(\\.[a-z_][a-z0-9_.]*\\)" 1 font-lock-preprocessor-face)
    ("@!?U?P[0-9T]+" . font-lock-builtin-face)
    ("\\_<\\(?:U?R[0-9]+\\|U?RZ\\|U?P[0-9]+\\|U?PT\\|B[0-9]+\\|SR_[A-Za-z0-9_.]+\\)\\(?:\\.[A-Za-z0-9_]+\\)*\\_>"
     . font-lock-variable-name-face)
    ("\\_<[A-Z][A-Z0-9]+\\(?:\\.[A-Za-z0-9_]+\\)*\\_>" . font-lock-function-name-face))
  "A light highlighting; the server's semantic tokens say more.")

;;;###autoload
(define-derived-mode ori-mode prog-mode "Ori"
  "Major mode for Ori files and for the listings of GPU disassemblers."
  (setq-local comment-start "// "
              comment-end ""
              font-lock-defaults '(ori-font-lock-keywords)))

(defun ori-listing-p ()
  "Whether the buffer begins like a disassembler's listing."
  (save-excursion
    (goto-char (point-min))
    (let ((case-fold-search nil)
          (end (save-excursion (forward-line 100) (point))))
      (re-search-forward
       (concat "^[ \t]*\\(?:\\.headerflags[ \t]+@\"EF_CUDA\\|\\.elftype[ \t]+@\"ET_\\|\\.sectioninfo[ \t]+@\"SHI_"
               "\\|// ?-+ \\.text\\.\\|Fatbin elf code:\\|code for sm_[0-9]\\|\\.__elf_[a-z]\\|<REGISTER_MAPPING>"
               "\\|/\\*[0-9a-f]\\{4,\\}\\*/[ \t]+\\(?:@!?U?P[0-9T][ \t]+\\)?[A-Z][A-Z0-9]+[. ;].*\n.*/\\*\\)")
       end t))))

;; By content, as a Sass stylesheet has the same file name extension.
;;;###autoload
(add-to-list 'magic-mode-alist '(ori-listing-p . ori-mode))
;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:ori\\|cuasm\\)\\'" . ori-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'ori-mode (lambda (&rest _) ori-server-command))))

(provide 'ori)
;;; ori.el ends here
