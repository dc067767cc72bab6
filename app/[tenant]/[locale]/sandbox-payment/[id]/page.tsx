import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { PaymentSteps } from "@/components/sandbox-payment/payment-steps.client";
import { PaymentSummary } from "@/components/sandbox-payment/payment-summary";
import { ClientTexts } from "@/components/site/client-texts";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { getSandboxCheckout } from "@/lib/data/payments";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata({
  params,
}: PageProps<"/[tenant]/[locale]/sandbox-payment/[id]">): Promise<Metadata> {
  const [agency, locale, t, { id }] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("sandboxPayment"),
    params,
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.sandboxPayment(id),
    title: t("pageTitle"),
    isIndexed: false,
  });
}

/** The sandbox gateway's payment page: stands in for a real gateway's, with test cards. */
export default async function SandboxPaymentPage({
  params,
}: PageProps<"/[tenant]/[locale]/sandbox-payment/[id]">) {
  const [agency, t, { id }] = await Promise.all([
    requireAgency(),
    getTranslations("sandboxPayment"),
    params,
  ]);
  const checkout = await getSandboxCheckout(agency.subdomain, id);
  if (!checkout) notFound();
  return (
    <div className="page-width py-6 md:py-12">
      <div className="mx-auto max-w-4xl">
        <p className="flex items-start gap-3 rounded-control bg-warning-tint px-4 py-3 text-sm text-ink">
          <Icon name="flask-conical" className="mt-0.5 size-5 shrink-0 text-warning" />
          <span>
            <strong className="font-semibold">{t("sample.title")}</strong> {t("sample.text")}
          </span>
        </p>
        <div className="mt-6 grid items-start gap-x-14 gap-y-6 md:mt-10 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <PaymentSummary checkout={checkout} agencyName={agency.agencyName} />
          <div className="rounded-card border border-line bg-surface p-5 shadow-card md:p-7">
            <noscript>
              <Notice className="mb-5">
                <p>{t("needsScript")}</p>
              </Notice>
            </noscript>
            <ClientTexts namespaces={["sandboxPayment"]}>
              <PaymentSteps checkout={checkout} agencyName={agency.agencyName} />
            </ClientTexts>
          </div>
        </div>
      </div>
    </div>
  );
}
