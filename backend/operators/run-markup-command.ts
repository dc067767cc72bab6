import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";

export const markupUsage = `  markups list <subdomain>              what it adds to net prices, as set takes it; without a rule that is 12 %
  markups set <subdomain> <file.json>   sets all its rules: a percentage or a fixed amount, by service, with floor and cap`;

const listAnswer = z.object({ rules: z.array(z.looseObject({ service: z.string().nullable() })) });

/**
 * `list <subdomain>` and `set <subdomain> <file.json>`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runMarkupCommand(
  [command, subdomain, file]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/markups`;
  if (command === "list") return JSON.stringify(await ask(listAnswer, call("GET", path)), null, 2);
  if (command !== "set" || file === undefined) return null;
  await ask(z.object({ ok: z.literal(true) }), call("PUT", path, await readInput(file)));
  const { rules } = await ask(listAnswer, call("GET", path));
  return `${subdomain} has ${rules.length === 0 ? "no markup of its own: 12 % it is" : `${rules.length} markup${rules.length === 1 ? "" : "s"} of its own`} now.`;
}
