import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";

const setAnswer = z.object({ provider: z.object({ id: z.string(), hasSecret: z.boolean() }) });
const listAnswer = z.object({ providers: z.array(z.looseObject({ id: z.string() })) });

/**
 * `list <subdomain>`, `set <subdomain> <file.json>` and `remove <subdomain> <id>`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runSsoCommand(
  [command, subdomain, argument]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/sso`;
  if (command === "list")
    return JSON.stringify((await ask(listAnswer, call("GET", path))).providers, null, 2);
  if (argument === undefined) return null;
  if (command === "set") {
    const { provider } = await ask(setAnswer, call("PUT", path, await readInput(argument)));
    return `Set ${provider.id} of ${subdomain}${provider.hasSecret ? ", with its secret" : ""}.`;
  }
  if (command === "remove") {
    await ask(
      z.object({ ok: z.literal(true) }),
      call("DELETE", `${path}/${encodeURIComponent(argument)}`),
    );
    return `Removed ${argument} from ${subdomain}.`;
  }
  return null;
}
