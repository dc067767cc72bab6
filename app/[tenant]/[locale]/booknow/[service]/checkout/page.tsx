import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { toCheckoutLinks } from "@/components/checkout/checkout-links";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { checkoutSlotsOf } from "@/components/services/checkout-slots-of";
import { getApproximateAmount } from "@/lib/data/approximate-amount";
import { getQuote } from "@/lib/data/quotes";
import { requireOnlineService } from "@/lib/deals/require-online-service";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { resolveLogInUrl } from "@/lib/login/resolve-log-in-url";
import { toLogInHref } from "@/lib/login/to-log-in-href";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { siteOrigin } from "@/lib/seo/site-origin";
import { requireItemService } from "@/lib/services/require-item-service";
import { getSession } from "@/lib/session/get-session";
import { getSessionToken } from "@/lib/session/session-cookie";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/checkout">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = requireItemService((await params).service);
  const [agency, locale, t] = await Promise.all([
    requireOnlineService(service, null),
    getLocale(),
    getTranslations("checkout"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.step(service, "checkout", {}),
    title: t("title"),
    isIndexed: false,
  });
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const service = requireItemService((await params).service);
  const [agency, locale, { quote: id }] = await Promise.all([
    requireOnlineService(service, null),
    getLocale(),
    searchParams,
  ]);
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
      `${prefix}${paths.step(service, "checkout", { quote: quoteId })}`,
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
  const { item } = quote;
  if (item.service !== service) notFound();
  const slots = checkoutSlotsOf(item);
  return (
    <CheckoutView
      quote={quote}
      slots={{
        clientTexts: slots.clientTexts,
        summary: slots.toSummary(item),
        baseLabel: slots.toBaseLabel(item),
        toFlow: (frame) => slots.toFlow(item, frame),
      }}
      user={session?.user ?? null}
      links={toCheckoutLinks(quote, { prefix, logIn: toLogIn(quote.id) })}
      now={new Date()}
      approximate={await getApproximateAmount(subdomain, quote.price.total)}
    />
  );
}
