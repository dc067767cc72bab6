import { collectNotes } from "./operators/collect-notes";
import { collectUndelivered } from "./operators/collect-undelivered";
import { openOperatorCall } from "./operators/open-operator-call";
import { CommandError } from "./errors/command-error";
import { isCommand, runAgencyCommand, usage } from "./operators/run-agency-command";

const newDatabase = "--new-database";

async function main(given: string[]) {
  const words = given.filter((word) => word !== newDatabase);
  if (words[0] === "help" || words.includes("--help")) return console.log(usage);
  if (!isCommand(words[0])) throw new CommandError(usage);
  const { call, target, close } = await openOperatorCall({
    createsDatabase: given.includes(newDatabase),
  });
  // On standard error: the output may be JSON for another program.
  console.error(`On ${target}`);
  try {
    const { call: noted, listNotes } = collectNotes(call);
    const { call: heard, listUndelivered } = collectUndelivered(noted);
    console.log(await runAgencyCommand(words, heard));
    for (const note of listNotes()) console.error(`Note: ${note}`);
    for (const { storefront, reason } of listUndelivered())
      console.error(
        `${storefront} doesn't show it yet (${reason}); it is told as soon as it answers.`,
      );
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
