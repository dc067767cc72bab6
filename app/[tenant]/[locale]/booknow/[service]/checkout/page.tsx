import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { checkoutSlotsOf } from "@/components/services/checkout-slots-of";
import { extrasSlotsOf } from "@/components/services/extras-slots-of";
import { TrustFacts } from "@/components/site/trust-facts";
import { getApproximateAmount } from "@/lib/data/approximate-amount";
import { listPlannedItems } from "@/lib/data/planned-items";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireQuoteStep } from "@/components/pages/service/require-quote-step";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/checkout">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = requireItemService((await params).service);
  const [agency, locale, t] = await Promise.all([
    requireOnlineService(service, null),
    getLanguage(),
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
  const { agency, session, quote, links } = await requireQuoteStep(service, {
    id: (await searchParams).quote,
    step: "checkout",
  });
  const { item } = quote;
  const slots = checkoutSlotsOf(item);
  const canChangeExtras = quote.state === "open" && extrasSlotsOf(item) !== null;
  return (
    <CheckoutView
      quote={quote}
      slots={{
        clientTexts: slots.clientTexts,
        summary: slots.toSummary(item),
        warnings: slots.toWarnings?.(item, (days) => listPlannedItems(agency.subdomain, days)),
        baseLabel: slots.toBaseLabel(item),
        toFlow: (frame) => slots.toFlow(item, frame),
      }}
      user={session?.user ?? null}
      links={links}
      extrasHref={
        canChangeExtras
          ? `${links.prefix}${paths.step(service, "reservation-details", { quote: quote.id })}`
          : null
      }
      now={new Date()}
      approximate={await getApproximateAmount(agency.subdomain, quote.price.total)}
      trust={<TrustFacts agency={agency} />}
    />
  );
}
