import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { toCheckoutQuote } from "@/components/checkout/checkout-quote";
import { ExtrasView } from "@/components/checkout/extras-view";
import { checkoutSlotsOf } from "@/components/services/checkout-slots-of";
import { extrasSlotsOf } from "@/components/services/extras-slots-of";
import { getApproximateAmount } from "@/lib/data/approximate-amount";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireQuoteStep } from "@/components/pages/service/require-quote-step";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/reservation-details">;

/** 404 for a service without extras. */
function requireExtras(segment: string) {
  const service = requireItemService(segment);
  const slots = extrasSlotsOf({ service }) ?? notFound();
  return { service, slots };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { service } = requireExtras((await params).service);
  const [agency, locale, t] = await Promise.all([
    requireOnlineService(service, null),
    getLanguage(),
    getTranslations("checkout.extras"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.step(service, "reservation-details", {}),
    title: t("title"),
    isIndexed: false,
  });
}

/** What can be added to an offer before checkout: everything that moves its price. */
export default async function ReservationDetailsPage({ params, searchParams }: Props) {
  const { service, slots } = requireExtras((await params).service);
  const query = await searchParams;
  const [{ agency, quote, links }, own] = await Promise.all([
    requireQuoteStep(service, { id: query.quote, step: "reservation-details" }),
    getTranslations(`itemTerms.${service}.prices`),
  ]);
  const { item, price, charges } = quote;
  const checkout = checkoutSlotsOf(item);
  const now = new Date();
  const frame = {
    quote: toCheckoutQuote(quote),
    links,
    serverNow: now.toISOString(),
    dueOnSiteLabel: own("dueOnSite"),
    nextHref: `${links.prefix}${paths.step(service, "checkout", { quote: quote.id })}`,
  };
  return (
    <ExtrasView
      quote={quote}
      slots={{
        clientTexts: slots.clientTexts,
        summary: checkout.toSummary(item),
        baseLabel: checkout.toBaseLabel(item),
        flow: slots.toFlow(item, { tenant: agency.subdomain, frame, charges, query }),
      }}
      now={now}
      approximate={await getApproximateAmount(agency.subdomain, price.total)}
      prefix={links.prefix}
    />
  );
}
