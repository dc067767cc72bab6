import { LRUCache } from "lru-cache";
import { NextResponse, type NextRequest } from "next/server";
import { header } from "@/lib/api/headers";
import { logProblem } from "@/lib/log-problem";
import { answerAtDoor, requireActiveAgency } from "./answer-browser-call";
import { clientErrorSchema } from "./client-error";
import { refuse } from "./door-error";
import { readInput } from "./read-input";

const maximumBytes = 8 * 1024;
const perMinute = 20;
const reports = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true });

function limit(clientIp: string): void {
  const count = (reports.get(clientIp) ?? 0) + 1;
  if (count > perMinute)
    throw refuse(429, "too_many_requests", "Too many reports", {
      headers: { "Retry-After": "60" },
    });
  reports.set(clientIp, count);
}

/**
 * Logs an error in a visitor's browser as one line of JSON, so that nothing sent can forge a line.
 * At most 20 a minute from one address per rendering process (429), 8 KB each (413); the log itself
 * takes one a second per agency.
 */
export const answerClientError = (request: NextRequest): Promise<NextResponse> =>
  answerAtDoor(request, async () => {
    const agency = await requireActiveAgency(request.headers.get("host"));
    limit(request.headers.get(header.clientIp) ?? "");
    const { body } = await readInput(request, {
      method: "post",
      body: clientErrorSchema,
      maximumBytes,
    });
    logProblem(`browser at ${agency.subdomain}`, JSON.stringify(body));
    return new NextResponse(null, { status: 204 });
  });
