import type { Agency } from "@/lib/api/contract/agencies";
import { env, toSiteOrigin } from "@/lib/env";

/** The one address search engines should know an agency by. */
export const siteOrigin = (agency: Pick<Agency, "subdomain" | "domains">): string =>
  toSiteOrigin(env(), agency);
