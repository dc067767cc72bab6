import { hearUndelivered } from "./operators/hear-undelivered";
import { openOperatorCall } from "./operators/open-operator-call";
import { CommandError } from "./operators/operator-input";
import { isCommand, runAgencyCommand, usage } from "./operators/run-agency-command";

async function main(words: string[]) {
  if (!isCommand(words[0])) throw new CommandError(usage);
  const { call, close } = await openOperatorCall();
  try {
    const { call: heard, listUndelivered } = hearUndelivered(call);
    console.log(await runAgencyCommand(words, heard));
    for (const { storefront, reason } of listUndelivered()) console.error(`${storefront} doesn't show it yet (${reason}); it is told as soon as it answers.`);
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
