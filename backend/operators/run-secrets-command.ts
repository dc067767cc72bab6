import * as z from "zod";
import { sealedGroupSchema } from "../key-rotation/list-sealed";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";

export const secretsUsage = `  secrets list                       how many texts are sealed with which key, by column and agency; never the texts
  secrets reseal                     seals everything with the first key of SECRETS_KEY=new,old, so that the old one may go`;

const listAnswer = z.object({ secrets: z.array(sealedGroupSchema) });
const resealAnswer = z.object({
  columns: z.array(z.object({ column: z.string(), sealed: z.number(), unreadable: z.number() })),
});

async function list(call: OperatorCall): Promise<string> {
  const { secrets } = await ask(listAnswer, call("GET", "/secrets"));
  if (secrets.length === 0) return "Nothing is sealed yet.";
  return secrets
    .map(({ column, agency, keyId, isCurrent, texts }) => {
      const key =
        keyId === null ? "in the clear" : `key ${keyId}${isCurrent ? "" : " (not the first one)"}`;
      return `${column.padEnd(32)} ${agency.padEnd(20)} ${String(texts).padStart(6)}  ${key}`;
    })
    .join("\n");
}

async function reseal(call: OperatorCall): Promise<string> {
  const { columns } = await ask(resealAnswer, call("POST", "/secrets/reseal"));
  const lines = columns.map(
    ({ column, sealed, unreadable }) =>
      `${column.padEnd(32)} ${sealed} sealed anew${unreadable > 0 ? `, ${unreadable} not readable` : ""}`,
  );
  if (columns.every(({ unreadable }) => unreadable === 0))
    return [...lines, "All is sealed with the first key: the others may go."].join("\n");
  throw new CommandError(
    [
      ...lines,
      "Some were sealed with a key that SECRETS_KEY doesn't name: add it after the first, keep all of them, and run this again.",
    ].join("\n"),
  );
}

/**
 * `list` and `reseal`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError if texts remain that no key decrypts
 */
export async function runSecretsCommand(
  [command]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (command === "list") return list(call);
  return command === "reseal" ? reseal(call) : null;
}
