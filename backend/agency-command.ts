import { openOperatorCall } from "./operators/open-operator-call";
import { CommandError } from "./operators/operator-input";
import { isCommand, runAgencyCommand, usage } from "./operators/run-agency-command";

async function main(words: string[]) {
  if (!isCommand(words[0])) throw new CommandError(usage);
  const { call, close } = await openOperatorCall();
  try {
    console.log(await runAgencyCommand(words, call));
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
