import * as z from "zod";
import { listedUserSchema } from "../users/list-users";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";

export const usersUsage = `  users list <subdomain>             everybody with an account
  users unlock <subdomain> <e-mail>  forgets somebody's wrong passwords, so that they can sign in again
  users remove <subdomain> <e-mail>  deletes an account and erases the person, as their own deletion does
  people export <subdomain> <e-mail> all that the agency has of a person, with or without an account, as JSON
  people erase <subdomain> <e-mail>  erases a person; says what the law makes the agency keep, and until when`;

const listAnswer = z.object({ users: z.array(listedUserSchema) });
const exportAnswer = z.object({ person: z.looseObject({}) });
const references = z.array(z.string());
const eraseAnswer = z.object({
  hadAccount: z.boolean(),
  left: z.object({
    standing: references,
    kept: references,
    keptUntil: z.string().nullable(),
    erased: references,
  }),
});

async function list(path: string, call: OperatorCall): Promise<string> {
  const { users } = await ask(listAnswer, call("GET", `${path}/users`));
  if (users.length === 0) return "Nobody has an account there.";
  return users
    .map((user) => {
      const role = `${user.userType}${user.isRestrictedAgent ? ", restricted" : ""}`;
      const remarks = [
        !user.isVerified && "address not proven",
        !user.hasPassword && "without a password",
      ]
        .filter(Boolean)
        .join(", ");
      const seen = user.lastSeenAt ? `seen ${user.lastSeenAt.slice(0, 10)}` : "not signed in";
      return `${user.email.padEnd(36)} ${role.padEnd(26)} ${seen}${remarks ? `  (${remarks})` : ""}`;
    })
    .join("\n");
}

/** What happened to a person's data, for the reply to them. */
function toReport(
  email: string,
  { hadAccount, left: { standing, kept, keptUntil, erased } }: z.output<typeof eraseAnswer>,
): string {
  return [
    `Erased ${email}${hadAccount ? ", with the account" : ""}.`,
    erased.length > 0 && `Nothing personal is left in ${erased.join(", ")}.`,
    kept.length > 0 &&
      `Kept until ${keptUntil ?? "?"}, as accounting law demands, with the travellers' names: ${kept.join(", ")}.`,
    standing.length > 0 && `Kept whole until the trip is over and settled: ${standing.join(", ")}.`,
  ]
    .filter(Boolean)
    .join("\n");
}

const paths: Record<string, string> = {
  "users remove": "users/remove",
  "people erase": "people/erase",
};

/**
 * `users list|unlock|remove` and `people export|erase`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runUsersCommand(
  noun: "users" | "people",
  [command, subdomain, email]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (!subdomain) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}`;
  const fullCommand = `${noun} ${command ?? ""}`;
  if (fullCommand === "users list") return list(path, call);
  if (!email) return null;
  if (!email.includes("@")) throw new CommandError(`${email} is no e-mail address`);
  if (fullCommand === "users unlock") {
    await ask(z.object({ ok: z.literal(true) }), call("POST", `${path}/users/unlock`, { email }));
    return `The wrong passwords of ${email} are forgotten.`;
  }
  if (fullCommand === "people export")
    return JSON.stringify(
      (await ask(exportAnswer, call("POST", `${path}/people/export`, { email }))).person,
      null,
      2,
    );
  const erasing = paths[fullCommand];
  return erasing
    ? toReport(email, await ask(eraseAnswer, call("POST", `${path}/${erasing}`, { email })))
    : null;
}
