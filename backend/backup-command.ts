import { toErrorMessage } from "./db/to-error-message";
import { runBackupCommand } from "./backups/run-backup-command";

runBackupCommand(process.argv.slice(2)).then(
  // On standard error: a backup may be on standard output.
  (printed) => console.error(printed),
  (error: unknown) => {
    console.error(toErrorMessage(error));
    process.exitCode = 1;
  },
);
