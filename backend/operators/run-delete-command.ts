import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";
import { parseArguments } from "./parse-arguments";

export const deleteUsage = `  delete <subdomain> --confirm <subdomain>
                                     deletes an agency with all its users, bookings and books, unless one is open or owed`;

const found = z.object({ agency: z.looseObject({}) });
const answer = z.object({ deleted: z.object({ users: z.number(), bookings: z.number() }) });

/**
 * Deletes an agency whose subdomain was typed twice.
 * @returns what to print, or null if no agency is named
 * @throws CommandError that says what prevents it
 */
export async function runDeleteCommand(
  given: string[],
  call: OperatorCall,
): Promise<string | null> {
  const {
    words: [subdomain],
    options: { confirm },
  } = parseArguments(given, ["confirm"]);
  if (!subdomain) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}`;
  if (confirm === undefined) {
    await ask(found, call("GET", path));
    throw new CommandError(
      `Nothing is deleted yet. All users, bookings, books and texts of ${subdomain} go with it, and only a backup brings them back: say so with --confirm ${subdomain}`,
    );
  }
  const { deleted } = await ask(answer, call("DELETE", path, { confirm }));
  return `Deleted ${subdomain}, with ${deleted.users} users and ${deleted.bookings} bookings.`;
}
