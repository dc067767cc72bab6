import * as z from "zod";
import type { OperatorCall } from "./open-operator-call";
import { ask, readInput } from "./operator-input";

const shown = z.looseObject({ gateway: z.string(), isCurrent: z.boolean(), mode: z.string() });

/**
 * `show <subdomain>` and `set <subdomain> <file.json>`.
 * @returns what to print, or null for invalid usage
 * @throws CommandError with one line per invalid field
 */
export async function runPaymentsCommand(
  [command, subdomain, file]: string[],
  call: OperatorCall,
): Promise<string | null> {
  if (subdomain === undefined) return null;
  const path = `/agencies/${encodeURIComponent(subdomain)}/payments`;
  if (command === "show")
    return JSON.stringify(
      (await ask(z.object({ gateways: z.array(shown) }), call("GET", path))).gateways,
      null,
      2,
    );
  if (command !== "set" || file === undefined) return null;
  const { gateway } = await ask(
    z.object({ gateway: shown }),
    call("PUT", path, await readInput(file)),
  );
  const next = gateway.isCurrent
    ? "It is the one that takes payments."
    : `It takes payments once the agency's currentPaymentGateway is "${gateway.gateway}".`;
  return `Set ${gateway.gateway} of ${subdomain} (${gateway.mode}). ${next}`;
}
