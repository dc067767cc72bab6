import type { Agency } from "@/lib/api/contract/agencies";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { resolveSignUpUrl } from "@/lib/login/resolve-sign-up-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";

type Signing = Parameters<typeof resolveLogInUrl>[0] &
  Parameters<typeof resolveSignUpUrl>[0] &
  Pick<Agency, "contactEmailId">;

/** The action offered to viewers without price rights. */
export type PriceCall = { kind: "signIn" | "ask"; href: string };

/**
 * The action offered to viewers without price rights: sign in and come back `here`; if they can't,
 * ask the agency.
 */
export function resolvePriceCall(
  agency: Signing,
  { prefix, here }: { prefix: string; here: string },
): PriceCall | null {
  const signIn = resolveLogInUrl(agency, prefix) ?? resolveSignUpUrl(agency, prefix);
  if (signIn) return { kind: "signIn", href: toLogInHref(signIn, here) };
  return agency.contactEmailId ? { kind: "ask", href: `mailto:${agency.contactEmailId}` } : null;
}
