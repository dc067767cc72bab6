import { and, asc, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { agencyProviderId } from "@/lib/api/contract/sso";
import { ssoProviders } from "../db/schema/sso";
import type { ScopedDatabase } from "../db/scoped";
import type { SecretBox } from "../secrets/secret-box";

/** What a provider's secret is bound to: copied into another row it doesn't decrypt. */
export const aboutSecret = (agencyId: string, providerId: string): string =>
  `sso ${agencyId} ${providerId}`;

/**
 * The agency's own provider is its single sign-on, which can be disabled; social ones are
 * independent.
 */
const isOn = (agency: AgencyWire, id: string) => id !== agencyProviderId || agency.sso.isSSOEnabled;

/**
 * A provider of the agency with its decrypted secret; null if there is none with that id or it is
 * disabled.
 */
export async function getSsoProvider(
  db: ScopedDatabase,
  secrets: SecretBox,
  { agency, id }: { agency: AgencyWire; id: string },
) {
  if (!isOn(agency, id)) return null;
  const found = await db.forAgency(agency.id, (tx) =>
    tx
      .select()
      .from(ssoProviders)
      .where(and(eq(ssoProviders.agencyId, agency.id), eq(ssoProviders.id, id))),
  );
  const [provider] = found;
  if (!provider) return null;
  const { settings, encryptedSecret } = provider;
  return {
    id,
    settings,
    secret:
      encryptedSecret === null ? null : secrets.open(encryptedSecret, aboutSecret(agency.id, id)),
  };
}
export type SsoProvider = NonNullable<Awaited<ReturnType<typeof getSsoProvider>>>;

/**
 * For display: the agency's own first. One with signed redirects begins at the agency's own site,
 * so it needs one.
 */
export async function listSsoProviders(db: ScopedDatabase, agency: AgencyWire) {
  const rows = await db.forAgency(agency.id, (tx) =>
    tx
      .select({ id: ssoProviders.id, settings: ssoProviders.settings })
      .from(ssoProviders)
      .where(eq(ssoProviders.agencyId, agency.id))
      .orderBy(asc(ssoProviders.id)),
  );
  const shown = rows
    .filter(({ id }) => isOn(agency, id))
    .map(({ id, settings: { label, protocol } }) => ({
      id,
      label,
      isSocial: id !== agencyProviderId,
      canStart: protocol === "oidc" || agency.returnUrl !== null,
    }));
  return [
    ...shown.filter(({ isSocial }) => !isSocial),
    ...shown.filter(({ isSocial }) => isSocial),
  ];
}
