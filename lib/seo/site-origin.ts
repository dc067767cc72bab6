import type { Agency } from "@/lib/api/contract/agencies";
import { env, publicProtocol } from "@/lib/env";

/** The one address search engines should know an agency by: its first own domain, else its subdomain. The port shows on localhost only. */
export function siteOrigin({ subdomain, domains }: Pick<Agency, "subdomain" | "domains">): string {
  const settings = env();
  const host = domains[0] ?? `${subdomain}.${settings.ROOT_DOMAIN}`;
  const port = host === "localhost" || host.endsWith(".localhost") ? `:${settings.PORT}` : "";
  return new URL(`${publicProtocol(settings)}://${host}${port}`).origin;
}
