import "server-only";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { toCheckoutLinks } from "@/components/checkout/checkout-links";
import type { ItemService } from "@/lib/api/contract/items";
import { getQuote } from "@/lib/data/quotes";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { siteOrigin } from "@/lib/tenant/site-origin";
import { getSession } from "@/lib/session/get-session";
import { getSessionToken } from "@/lib/session/session-cookie";

/**
 * The quote that a step towards a booking is about, of a service that is sold online; 404 for
 * another buyer's or another service's. A buyer who must sign in does so first, and comes back to
 * the step.
 */
export async function requireQuoteStep(
  service: ItemService,
  { id, step }: { id: unknown; step: "checkout" | "reservation-details" },
) {
  const [agency, locale] = await Promise.all([requireOnlineService(service, null), getLanguage()]);
  const { subdomain } = agency;
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const [session, quote, cookieJar] = await Promise.all([
    getSession(subdomain),
    getQuote(subdomain, { id }),
    cookies(),
  ]);
  const logInUrl = session ? null : resolveLogInUrl(agency, prefix);
  const toLogIn = (quoteId: string) =>
    logInUrl &&
    toLogInHref(
      logInUrl,
      `${prefix}${paths.step(service, step, { quote: quoteId })}`,
      siteOrigin(agency),
    );
  if (!quote) {
    // A session that has ended, or an agency that sells to those who are signed in only: they sign
    // in first and find the same offer afterwards.
    const hadSession = !session && getSessionToken(cookieJar) !== null;
    const target =
      typeof id === "string" && (hadSession || !agency.allowNonLoginFlow) ? toLogIn(id) : null;
    if (target) redirect(target);
    notFound();
  }
  if (quote.item.service !== service) notFound();
  return {
    agency,
    session,
    quote,
    links: toCheckoutLinks(quote, { prefix, logIn: toLogIn(quote.id) }),
  };
}
