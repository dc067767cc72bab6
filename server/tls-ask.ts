import type { IncomingMessage, ServerResponse } from "node:http";
import { logLine } from "@/lib/observability/log-line";

/**
 * Answers `?domain=` for a proxy with on-demand certificates, like Caddy's `ask`: 200 for an
 * agency's host, even an inactive agency's, and 404 for any other. It reveals who is a customer, so
 * it belongs on the operators' listener only.
 * @param findAgency the agency of a host, or null; throws if the lookup fails
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
