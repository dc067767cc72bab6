import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";

export const subscriptionUsage = `  subscription show <subdomain>             what it pays for, as set takes it, or null
  subscription set <subdomain> <file.json>  plan, seats (null: any number), renewsOn, portalUrl; seats limit new members
  subscription remove <subdomain>           takes it away: nothing limits its members then`;

const showAnswer = z.object({ subscription: z.looseObject({}).nullable() });
const done = z.object({ ok: z.literal(true) });

/**
 * `show <subdomain>`, `set <subdomain> <file.json>` and `remove <subdomain>`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runSubscriptionCommand(
  [command, subdomain, file]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/subscription`;
  if (command === "show")
    return JSON.stringify((await ask(showAnswer, call("GET", path))).subscription, null, 2);
  if (command === "set" && file !== undefined) {
    await ask(done, call("PUT", path, await readInput(file)));
    return `Set the subscription of ${subdomain}.`;
  }
  if (command !== "remove") return null;
  await ask(done, call("DELETE", path));
  return `Removed the subscription of ${subdomain}.`;
}
