import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound, redirect } from "next/navigation";
import { ConfirmOrderView } from "@/components/checkout/confirm-order-view";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { orderTokenSchema } from "@/lib/api/contract/pending-orders";
import { readOrderProblem } from "@/lib/checkout/order-problems";
import { getPendingOrder } from "@/lib/data/pending-orders";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireItemService } from "@/lib/services/require-item-service";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/booknow/[service]/confirm-order">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = requireItemService((await params).service);
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("checkout.confirmOrder"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.step(service, "confirm-order", {}),
    title: t("title"),
    isIndexed: false,
  });
}

/**
 * The last step before something is booked without payment: the code, or the link, that was mailed
 * to its buyer.
 */
export default async function ConfirmOrderPage({ params, searchParams }: Props) {
  const service = requireItemService((await params).service);
  const [agency, locale, query] = await Promise.all([requireAgency(), getLanguage(), searchParams]);
  const order = await getPendingOrder(agency.subdomain, { id: query.order });
  if (!order) notFound();
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  // Confirmed meanwhile, here or on another device.
  if (order.booking) redirect(`${prefix}${paths.step(service, "confirm-payment", order.booking)}`);
  return (
    <FormPage image={agency.hero.image} needsScript={null}>
      <ClientTexts namespaces={["checkout"]}>
        <ConfirmOrderView
          service={service}
          order={order}
          token={orderTokenSchema.safeParse(query.token).data ?? null}
          problem={readOrderProblem(query.problem)}
          isSent={query.sent === "true"}
          prefix={prefix}
          now={new Date()}
        />
      </ClientTexts>
    </FormPage>
  );
}
