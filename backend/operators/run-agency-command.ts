import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { academyUsage, runAcademyCommand } from "./run-academy-command";
import { bookingsUsage, runBookingsCommand } from "./run-bookings-command";
import { deleteUsage, runDeleteCommand } from "./run-delete-command";
import { eventsUsage, runEventsCommand } from "./run-events-command";
import { mailsUsage, runMailsCommand } from "./run-mails-command";
import { runPaymentsCommand } from "./run-payments-command";
import { markupUsage, runMarkupCommand } from "./run-markup-command";
import { roleUsage, runRoleCommand } from "./run-role-command";
import { runSecretsCommand, secretsUsage } from "./run-secrets-command";
import { runSubscriptionCommand, subscriptionUsage } from "./run-subscription-command";
import { runSsoCommand } from "./run-sso-command";
import { runSuppliersCommand, suppliersUsage } from "./run-suppliers-command";
import { runStoryCommand } from "./run-story-command";
import { runUsersCommand, usersUsage } from "./run-users-command";
import { ask, readInput } from "./operator-input";
import { CommandError } from "../errors/command-error";

export const usage = `Usage: npm run agency -- <command>
  list                 all agencies
  show <subdomain>     one agency with all its fields, as JSON
  create <file.json>   a new agency; agencyName and subdomain are needed, everything else has a default
  update <file.json>   changes the fields in the file, of the agency that its subdomain names
  sso list <subdomain>               whom an agency lets vouch for its users, as JSON without the secrets
  sso set <subdomain> <file.json>    sets one of them; a secret that is left out stays as it is (docs/sso.md)
  sso remove <subdomain> <id>        takes one away
  payments show <subdomain>             its accounts at payment gateways, as JSON without their keys
  payments set <subdomain> <file.json>  sets the keys of one; what is left out stays as it is (docs/payments.md)
${suppliersUsage}
${academyUsage}
${subscriptionUsage}
${roleUsage}
${markupUsage}
  blogs list <subdomain>             its articles as JSON, each as set takes it
  blogs set <subdomain> <file.json>  writes the article that the file's slug names, in all its languages
  blogs remove <subdomain> <slug>    takes one away
  destinations list|set|remove ...   the same with its destinations
${bookingsUsage}
${mailsUsage}
${eventsUsage}
${usersUsage}
${secretsUsage}
${deleteUsage}
A file of - is read from standard input. What show prints is what update takes; its version makes update refuse
to overwrite a change made since.`;

const listAnswer = z.object({
  agencies: z.array(
    z.object({ subdomain: z.string(), agencyName: z.string(), status: z.string() }),
  ),
});
const showAnswer = z.object({
  agency: z.looseObject({ subdomain: z.string(), version: z.number() }),
});
const named = z.looseObject({
  subdomain: z.string("is needed: it names the agency"),
  version: z.number().optional(),
});

const toLine = ({
  subdomain,
  agencyName,
  status,
}: z.output<typeof listAnswer>["agencies"][number]) =>
  `${subdomain.padEnd(20)} ${status.padEnd(9)} ${agencyName}`;

async function list(call: OperatorCall): Promise<string> {
  const { agencies } = await ask(listAnswer, call("GET", "/agencies"));
  return agencies.length === 0 ? "There are no agencies yet." : agencies.map(toLine).join("\n");
}

const get = (subdomain: string, call: OperatorCall) =>
  ask(showAnswer, call("GET", `/agencies/${encodeURIComponent(subdomain)}`));

async function create(file: string, call: OperatorCall): Promise<string> {
  const { agency } = await ask(showAnswer, call("POST", "/agencies", await readInput(file)));
  return `Created ${agency.subdomain}.`;
}

async function update(file: string, call: OperatorCall): Promise<string> {
  const input = named.safeParse(await readInput(file));
  if (!input.success)
    throw new CommandError(
      input.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
    );
  const version = input.data.version ?? (await get(input.data.subdomain, call)).agency.version;
  const { agency } = await ask(
    showAnswer,
    call("PUT", `/agencies/${encodeURIComponent(input.data.subdomain)}`, {
      ...input.data,
      version,
    }),
  );
  return `Updated ${agency.subdomain}, now version ${agency.version}.`;
}

/** By their first word; they return null for invalid usage. */
const commands: Record<string, (words: string[], call: OperatorCall) => Promise<string | null>> = {
  list: (_words, call) => list(call),
  show: async ([subdomain], call) =>
    subdomain ? JSON.stringify((await get(subdomain, call)).agency, null, 2) : null,
  create: async ([file], call) => (file ? create(file, call) : null),
  update: async ([file], call) => (file ? update(file, call) : null),
  sso: runSsoCommand,
  payments: runPaymentsCommand,
  suppliers: runSuppliersCommand,
  academy: runAcademyCommand,
  subscription: runSubscriptionCommand,
  bookings: runBookingsCommand,
  mails: runMailsCommand,
  events: runEventsCommand,
  users: (words, call) => runUsersCommand("users", words, call),
  people: (words, call) => runUsersCommand("people", words, call),
  secrets: runSecretsCommand,
  delete: runDeleteCommand,
  role: runRoleCommand,
  markups: runMarkupCommand,
  blogs: (words, call) => runStoryCommand("blogs", words, call),
  destinations: (words, call) => runStoryCommand("destinations", words, call),
};

/** Whether the command exists, before anything is opened for it. */
export const isCommand = (word: string | undefined): word is string =>
  word !== undefined && Object.hasOwn(commands, word);

/**
 * Runs one operator command.
 * @returns what to print
 * @throws CommandError with one line per invalid field
 */
export async function runAgencyCommand(
  [command, ...words]: string[],
  call: OperatorCall,
): Promise<string> {
  const printed = isCommand(command) ? await commands[command]?.(words, call) : null;
  if (printed === null || printed === undefined) throw new CommandError(usage);
  return printed;
}
