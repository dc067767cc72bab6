import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";
import { CommandError } from "../errors/command-error";

const done = z.object({ ok: z.literal(true) });
const listAnswer = z.object({ data: z.array(z.looseObject({ slug: z.string() })) });
const named = z.looseObject({ slug: z.string() });

/**
 * `list <subdomain>`, `set <subdomain> <file.json>` and `remove <subdomain> <slug>` of articles or
 * destinations.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runStoryCommand(
  kind: "blogs" | "destinations",
  [command, subdomain, argument]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/${kind}`;
  if (command === "list")
    return JSON.stringify((await ask(listAnswer, call("GET", path))).data, null, 2);
  if (argument === undefined) return null;
  if (command === "set") {
    const input = named.safeParse(await readInput(argument));
    if (!input.success) throw new CommandError("slug: is needed: it names what the file holds");
    await ask(done, call("PUT", path, input.data));
    return `Set ${input.data.slug} of ${subdomain}.`;
  }
  if (command === "remove") {
    await ask(done, call("DELETE", `${path}/${encodeURIComponent(argument)}`));
    return `Removed ${argument} from ${subdomain}.`;
  }
  return null;
}
