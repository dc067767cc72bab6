import { toErrorMessage } from "./errors/to-error-message";
import { runRestoreCommand } from "./operators/run-restore-command";

runRestoreCommand(process.argv.slice(2)).then(
  // On standard error: a backup may be on standard output.
  (printed) => console.error(printed),
  (error: unknown) => {
    console.error(toErrorMessage(error));
    process.exitCode = 1;
  },
);
