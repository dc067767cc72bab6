import { toErrorMessage } from "./errors/to-error-message";
import { runBackupCommand } from "./operators/run-backup-command";

runBackupCommand(process.argv.slice(2)).then(
  // On standard error: a backup may be on standard output.
  (printed) => console.error(printed),
  (error: unknown) => {
    console.error(toErrorMessage(error));
    process.exitCode = 1;
  },
);
