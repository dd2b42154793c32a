//! Tells Zed how the language server is started: `ori lsp`, with `ori` from the PATH.

use zed_extension_api::{self as zed, serde_json, settings::LspSettings, LanguageServerId, Result, Worktree};

struct Ori;

impl zed::Extension for Ori {
    fn new() -> Self {
        Ori
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<zed::Command> {
        let command = worktree.which("ori").ok_or("ori is not on the PATH")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }

    fn language_server_workspace_configuration(&mut self, id: &LanguageServerId, worktree: &Worktree) -> Result<Option<serde_json::Value>> {
        let settings = LspSettings::for_worktree(id.as_ref(), worktree)?.settings;
        Ok(Some(serde_json::json!({ "ori": settings })))
    }
}

zed::register_extension!(Ori);
