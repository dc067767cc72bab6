import type { IncomingMessage, ServerResponse } from "node:http";
import { logLine } from "@/lib/observability/log-line";

/**
 * Answers `?domain=` for a proxy that gets certificates on demand, as Caddy's `ask` does: 200 for a
 * host that an agency has, which may be switched off, and 404 for any other. It tells who is a
 * customer, so it belongs on the operators' listener alone.
 * @param findAgency the agency of a host, or null; throws when nobody can say
 */
export function createTlsAsk(findAgency: (host: string) => Promise<object | null>) {
  async function answer(request: IncomingMessage): Promise<number> {
    const domain = new URL(request.url ?? "", "http://operators").searchParams.get("domain");
    if (!domain) return 400;
    try {
      return (await findAgency(domain)) ? 200 : 404;
    } catch (error) {
      logLine("error", {
        message: "certificates: the main API could not be asked for a domain",
        error,
      });
      return 503;
    }
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request).then((status) =>
      response.writeHead(status, { "Cache-Control": "no-store" }).end(),
    );
  };
}
