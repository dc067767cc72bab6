import * as z from "zod";
import { listedEventSchema } from "../security-events/list-security-events";
import type { OperatorCall } from "./open-operator-call";
import { ask } from "./operator-input";
import { CommandError } from "../errors/command-error";
import { parseArguments } from "./parse-arguments";

export const eventsUsage = `  events <subdomain>                 the audit trail: sign-ins, refusals with their reason, changes; the latest first
  events --request <id>              the same of one request, whose id is on error pages and in X-Request-Id`;

const answer = z.object({ events: z.array(listedEventSchema) });

/**
 * The audit trail of an agency or of a request.
 * @returns what to print
 * @throws CommandError if neither is named
 */
export async function runEventsCommand(given: string[], call: OperatorCall): Promise<string> {
  const { words, options } = parseArguments(given, ["request"]);
  const [agency] = words;
  if (!agency && !options.request) throw new CommandError(`Usage:\n${eventsUsage}`);
  const query = new URLSearchParams({
    ...(agency ? { agency } : {}),
    ...(options.request ? { request: options.request } : {}),
  });
  const { events } = await ask(answer, call("GET", `/events?${query.toString()}`));
  if (events.length === 0) return "Nothing was recorded.";
  return events
    .map(({ at, agency: where, event, email, clientIp, requestId, details }) => {
      const more = Object.entries(details).map(([name, value]) => `${name}=${value}`);
      return [
        at,
        where,
        event,
        email ?? "-",
        clientIp ?? "-",
        `request=${requestId}`,
        ...more,
      ].join("  ");
    })
    .join("\n");
}
