import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";

export const roleUsage = `  role <subdomain> <e-mail> <userType> [restricted]   gives somebody with an account another role and ends their sessions:
                                     Traveller, TravelAgent, SalesAgent, AgencyOwner or Admin`;

const answer = z.object({ user: z.object({ email: z.string(), userType: z.string() }) });

/**
 * Changes a user's role.
 * @returns what to print
 * @throws CommandError with one line per invalid field
 */
export async function runRoleCommand(
  [subdomain, email, userType, restricted]: string[],
  call: OperatorCall,
): Promise<string> {
  if (
    !subdomain ||
    !email ||
    !userType ||
    (restricted !== undefined && restricted !== "restricted")
  )
    throw new CommandError(`Usage:\n${roleUsage}`);
  const input = { email, userType, isRestrictedAgent: restricted === "restricted" };
  const { user } = await ask(
    answer,
    call("PUT", `/agencies/${encodeURIComponent(subdomain)}/users`, input),
  );
  return `${user.email} is ${user.userType} at ${subdomain} now, and signs in anew.`;
}
