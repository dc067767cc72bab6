import { agencyProviderId } from "@/lib/api/contract/sso";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toSiteUrl } from "../mail/site-url";
import type { SsoDependencies } from "./sso-call";
import { getSsoProvider } from "./sso-providers";

/**
 * Where a user of the agency's own provider signs out of that, too; null if it doesn't support that
 * or can't be reached: our own session has ended anyway. A social account is not ours to sign out
 * of.
 * @param state comes back with the browser: whether an agent goes home or anybody else to the
 * agency's return URL
 */
export async function endProviderSession(
  { db, secrets, oidc }: SsoDependencies,
  { agency, state }: { agency: AgencyWire; state: string },
): Promise<string | null> {
  const provider = await getSsoProvider(db, secrets, { agency, id: agencyProviderId });
  if (provider?.settings.protocol !== "oidc") return null;
  const { settings, secret } = provider;
  const returnTo = toSiteUrl(agency, "/sso/signed-out", { language: agency.defaultLanguage });
  return oidc.endSession({ settings, secret }, { returnTo, state }).catch(() => null);
}
