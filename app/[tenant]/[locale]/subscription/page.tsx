import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContentPage } from "@/components/site/content-page";
import { SubscriptionPlan } from "@/components/subscription/subscription-plan";
import { SubscriptionOffer } from "@/components/subscription/subscription-offer";
import { can } from "@/lib/api/contract/roles";
import { getSubscription } from "@/lib/data/subscription";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { getSession } from "@/lib/session/get-session";
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
  const session = await getSession(agency.subdomain);
  const { subscription = null, seatsUsed = 0 } =
    (session && can(session.user, "website.write") && (await getSubscription(agency.subdomain))) ||
    {};
  return (
    <ContentPage
      agency={agency}
      path={paths.subscription()}
      title={t("title")}
      lead={<p>{t("text", { agency: agency.agencyName })}</p>}
    >
      {subscription ? (
        <SubscriptionPlan subscription={subscription} seatsUsed={seatsUsed} />
      ) : (
        <SubscriptionOffer isSubscribed={agency.isSubscribed} />
      )}
    </ContentPage>
  );
}
