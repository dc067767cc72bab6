import { sql } from "drizzle-orm";
import { agencyDomains } from "../db/schema/agencies";
import { domainClaims } from "../db/schema/agency-settings";

/**
 * Of `agency_domains`: people may be led there. A domain that is proven before its address leads
 * here is answered already, but as the agency's first one it would be in all its links.
 */
export const leadsHere = sql`not exists (
  select from ${domainClaims}
  where ${domainClaims.agencyId} = ${agencyDomains.agencyId}
    and ${domainClaims.domain} = ${agencyDomains.domain}
    and ${domainClaims.verifiedAt} is not null
    and ${domainClaims.finding} ->> 'state' = 'verified'
)`;
