import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { apiErrorSchema } from "@/lib/api/contract/errors";
import type { OperatorCall } from "./open-operator-call";

export const usage = `Usage: npm run agency -- <command>
  list                 all agencies
  show <subdomain>     one agency with all its fields, as JSON
  create <file.json>   a new agency; agencyName and subdomain are needed, everything else has a default
  update <file.json>   changes the fields in the file, of the agency that its subdomain names
A file of - is read from standard input. What show prints is what update takes; its version makes update refuse
to overwrite a change made since.`;

/** What the operator did wrong, ready to be read. */
export class CommandError extends Error {
  override name = "CommandError";
}

const listAnswer = z.object({ agencies: z.array(z.object({ subdomain: z.string(), agencyName: z.string(), status: z.string() })) });
const showAnswer = z.object({ agency: z.looseObject({ subdomain: z.string(), version: z.number() }) });
const named = z.looseObject({ subdomain: z.string("is needed: it names the agency"), version: z.number().optional() });

async function readInput(file: string): Promise<object> {
  const content = await (file === "-" ? text(process.stdin) : readFile(file, "utf8")).catch(() => {
    throw new CommandError(`${file}: can't be read`);
  });
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(content));
  } catch {
    throw new CommandError(`${file}: is not a JSON object`);
  }
}

/** The answer, or one line per wrong field. */
async function ask<S extends z.ZodType>(schema: S, answer: ReturnType<OperatorCall>): Promise<z.output<S>> {
  const { status, body } = await answer;
  if (status === 200) return schema.parse(body);
  const { message, issues } = apiErrorSchema.parse(body);
  throw new CommandError(issues?.map((issue) => `${issue.path}: ${issue.message}`).join("\n") ?? message);
}

/**
 * Runs one command of an operator.
 * @returns what to print
 * @throws CommandError with one line per wrong field
 */
export async function runAgencyCommand([command, argument]: string[], call: OperatorCall): Promise<string> {
  if (command === "list") {
    const { agencies } = await ask(listAnswer, call("GET", ""));
    if (agencies.length === 0) return "There are no agencies yet.";
    return agencies.map(({ subdomain, agencyName, status }) => `${subdomain.padEnd(20)} ${status.padEnd(9)} ${agencyName}`).join("\n");
  }
  if (argument === undefined) throw new CommandError(usage);
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
