import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { roleUsage, runRoleCommand } from "./run-role-command";
import { runSsoCommand } from "./run-sso-command";
import { ask, CommandError, readInput } from "./operator-input";

export const usage = `Usage: npm run agency -- <command>
  list                 all agencies
  show <subdomain>     one agency with all its fields, as JSON
  create <file.json>   a new agency; agencyName and subdomain are needed, everything else has a default
  update <file.json>   changes the fields in the file, of the agency that its subdomain names
  sso list <subdomain>               whom an agency lets vouch for its users, as JSON without the secrets
  sso set <subdomain> <file.json>    sets one of them; a secret that is left out stays as it is (docs/sso.md)
  sso remove <subdomain> <id>        takes one away
${roleUsage}
A file of - is read from standard input. What show prints is what update takes; its version makes update refuse
to overwrite a change made since.`;

const listAnswer = z.object({ agencies: z.array(z.object({ subdomain: z.string(), agencyName: z.string(), status: z.string() })) });
const showAnswer = z.object({ agency: z.looseObject({ subdomain: z.string(), version: z.number() }) });
const named = z.looseObject({ subdomain: z.string("is needed: it names the agency"), version: z.number().optional() });

/**
 * Runs one command of an operator.
 * @returns what to print
 * @throws CommandError with one line per wrong field
 */
export async function runAgencyCommand([command, argument, ...more]: string[], call: OperatorCall): Promise<string> {
  if (command === "list") {
    const { agencies } = await ask(listAnswer, call("GET", ""));
    if (agencies.length === 0) return "There are no agencies yet.";
    return agencies.map(({ subdomain, agencyName, status }) => `${subdomain.padEnd(20)} ${status.padEnd(9)} ${agencyName}`).join("\n");
  }
  if (argument === undefined) throw new CommandError(usage);
  if (command === "sso") {
    const printed = await runSsoCommand([argument, ...more], call);
    if (printed === null) throw new CommandError(usage);
    return printed;
  }
  if (command === "role") return runRoleCommand([argument, ...more], call);
  const show = (subdomain: string) => ask(showAnswer, call("GET", `/${encodeURIComponent(subdomain)}`));
  if (command === "show") return JSON.stringify((await show(argument)).agency, null, 2);
  if (command === "create") {
    const { agency } = await ask(showAnswer, call("POST", "", await readInput(argument)));
    return `Created ${agency.subdomain}.`;
  }
  if (command === "update") {
    const input = named.safeParse(await readInput(argument));
    if (!input.success) throw new CommandError(input.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
    const version = input.data.version ?? (await show(input.data.subdomain)).agency.version;
    const { agency } = await ask(showAnswer, call("PUT", `/${encodeURIComponent(input.data.subdomain)}`, { ...input.data, version }));
    return `Updated ${agency.subdomain}, now version ${agency.version}.`;
  }
  throw new CommandError(usage);
}
