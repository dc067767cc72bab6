import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";

export const academyUsage = `  academy set-secret <subdomain>        a new secret for its academy's server, printed this once; the one before ends
  academy remove-secret <subdomain>     takes it away (docs/academy.md)`;

/**
 * `set-secret <subdomain>` and `remove-secret <subdomain>`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError
 */
export async function runAcademyCommand(
  [command, subdomain]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/academy/secret`;
  if (command === "set-secret")
    return (await ask(z.object({ secret: z.string() }), call("POST", path))).secret;
  if (command !== "remove-secret") return null;
  await ask(z.object({ ok: z.literal(true) }), call("DELETE", path));
  return `Removed the secret of ${subdomain}'s academy.`;
}
