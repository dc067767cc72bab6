import { agencyProviderId, ssoProviderInputSchema } from "@/lib/api/contract/sso";
import { getAgencyRecord } from "../agencies/agency-record";
import type { SecretBox } from "../secrets/secret-box";
import { listStoredSsoProviders, setSsoProvider } from "../sso/set-sso-provider";
import type { ScopedDatabase } from "../db/scoped";

/** The address of the demo's own site of Nordlys, and its signing secret. */
export type DemoSignIn = { address: string; secret: string };

const subdomain = "nordlys";

/**
 * Lets Nordlys' own demo site sign its users in, with a secret that is valid until the next start.
 * Keeps an operator's changes: another return URL, another provider, no single sign-on.
 * @returns whether its tokens are accepted
 */
export async function seedDemoSignIn(
  db: ScopedDatabase,
  secrets: SecretBox,
  { address, secret }: DemoSignIn,
): Promise<boolean> {
  const nordlys = await db.forOperator((tx) => getAgencyRecord(tx, subdomain));
  if (nordlys?.record.returnUrl !== address || !nordlys.record.sso.isSSOEnabled) return false;
  const own = (await listStoredSsoProviders(db, subdomain)).find(
    ({ id }) => id === agencyProviderId,
  );
  if (own && (own.settings.protocol !== "signed-redirect" || own.settings.issuer !== address))
    return false;
  const settings = {
    protocol: "signed-redirect",
    label: "Nordlys",
    issuer: address,
    algorithm: "HS256",
  };
  const input = ssoProviderInputSchema.parse({ id: agencyProviderId, settings, secret });
  await setSsoProvider(db, secrets, { subdomain, input, requestId: "demo" });
  return true;
}
