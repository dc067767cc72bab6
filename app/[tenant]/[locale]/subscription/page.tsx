import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContentPage } from "@/components/site/content-page";
import { SubscriptionOffer } from "@/components/subscription/subscription-offer";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("subscription"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.subscription(),
    title: t("title"),
    description: t("text", { agency: agency.agencyName }),
    isIndexed: false,
  });
}

export default async function SubscriptionPage() {
  const [agency, t] = await Promise.all([requireAgency(), getTranslations("subscription")]);
  return (
    <ContentPage
      agency={agency}
      path={paths.subscription()}
      title={t("title")}
      lead={<p>{t("text", { agency: agency.agencyName })}</p>}
    >
      <SubscriptionOffer isSubscribed={agency.isSubscribed} />
    </ContentPage>
  );
}
