import type { ClientError } from "@/lib/browser-door/client-error";
import type { Failure } from "./to-failure";

const maximumReports = 5;
const reported = new Set<string>();

/** A payment's URL gives access to it, and with it to a booking. */
const withoutSecret = (path: string) => path.replace(/(\/sandbox-payment\/)[^/]+/i, "$1…");

/**
 * Reports to the server, a few times per page and each problem once. Omits the query, which may be
 * personal; never fails itself.
 */
export function reportFailure({ kind, name, message, request, stack }: Failure): void {
  const what = `${name}: ${message}`;
  if (reported.size >= maximumReports || reported.has(what)) return;
  reported.add(what);
  const body: ClientError = {
    kind,
    name: name.slice(0, 100),
    message: message.slice(0, 500),
    request: request?.slice(0, 300) ?? null,
    stack: stack.slice(0, 2_000),
    path: withoutSecret(location.pathname).slice(0, 300),
  };
  void fetch("/api/client-errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {});
}
