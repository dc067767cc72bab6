import type { Agency } from "@/lib/api/contract/agencies";
import { env, toSiteOrigin } from "@/lib/env";

/** The canonical origin of an agency for search engines. */
export const siteOrigin = (agency: Pick<Agency, "subdomain" | "domains">): string =>
  toSiteOrigin(env(), agency);
