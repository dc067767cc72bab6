import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";
import { CommandError } from "../errors/command-error";

export const suppliersUsage = `  suppliers list <subdomain>                        its own accounts at suppliers, as JSON without their secrets
  suppliers set <subdomain> <supplier> <file.json>  sets an account's settings; what is left out stays as it is (docs/suppliers.md)
  suppliers remove <subdomain> <supplier>           forgets it; what was booked with it can't be reached any more
  suppliers try <subdomain> <supplier> [--order]    asks it what a booking would ask; with --order a test account also for an order`;
const shown = z.looseObject({ supplier: z.string(), mode: z.string() });
const tried = z.object({
  calls: z.array(z.object({ call: z.string(), answer: z.string(), isFine: z.boolean() })),
});
const orderOption = "--order";

/**
 * `list`, `set`, `remove` and `try` of an agency's accounts.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field, or with what failed of a try
 */
export async function runSuppliersCommand(
  given: string[],
  call: OperatorCall,
): Promise<string | null> {
  const [command, subdomain, supplier, file] = given.filter((word) => word !== orderOption);
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/suppliers`;
  if (command === "list")
    return JSON.stringify(
      (await ask(z.object({ accounts: z.array(shown) }), call("GET", path))).accounts,
      null,
      2,
    );
  if (supplier === undefined) return null;
  const one = `${path}/${encodeURIComponent(supplier)}`;
  if (command === "set" && file !== undefined) {
    const { account } = await ask(
      z.object({ account: shown }),
      call("PUT", path, { ...(await readInput(file)), supplier }),
    );
    return `Set ${account.supplier} of ${subdomain} (${account.mode}). What it sells takes the place of what all agencies share.`;
  }
  if (command === "remove") {
    await ask(z.object({ ok: z.literal(true) }), call("DELETE", one));
    return `Removed ${supplier} from ${subdomain}.`;
  }
  if (command !== "try") return null;
  const orders = given.includes(orderOption);
  const { calls } = await ask(tried, call("POST", `${one}/try`, { orders }));
  const lines = calls.map(
    ({ call: name, answer, isFine }) => `${isFine ? "ok    " : "failed"} ${name}: ${answer}`,
  );
  if (calls.some(({ isFine }) => !isFine)) throw new CommandError(lines.join("\n"));
  return lines.join("\n");
}
