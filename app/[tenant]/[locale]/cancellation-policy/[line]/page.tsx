import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { PenaltyTable } from "@/components/cancellations/penalty-table";
import { ContentPage } from "@/components/site/content-page";
import { Notice } from "@/components/ui/notice";
import { getCancellationPolicy } from "@/lib/data/cancellation-policies";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/cancellation-policy/[line]">;

async function requirePolicy(params: Props["params"]) {
  const [agency, { line }, t] = await Promise.all([
    requireAgency(),
    params,
    getTranslations("cancellations"),
  ]);
  const policy = (await getCancellationPolicy(agency, { line })) ?? notFound();
  return {
    agency,
    policy,
    t,
    path: paths.cancellationPolicy(line),
    title: t("lineTitle", { line: policy.name }),
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, policy, t, path, title }, locale] = await Promise.all([
    requirePolicy(params),
    getLanguage(),
  ]);
  return pageMetadata(agency, {
    locale,
    path,
    title,
    description: t("lineText", { line: policy.name }),
  });
}

export default async function CruiseLineCancellationPage({ params }: Props) {
  const [{ agency, policy, t, path, title }, format] = await Promise.all([
    requirePolicy(params),
    getFormatter(),
  ]);
  const parents = [{ name: t("title"), path: paths.cancellationPolicy() }];
  return (
    <ContentPage
      agency={agency}
      path={path}
      title={title}
      parents={parents}
      lead={<p>{t("lineText", { line: policy.name })}</p>}
    >
      <div className="space-y-10">
        {policy.isSample && <Notice>{t("sample")}</Notice>}
        {policy.sailings.map((sailing) => (
          <PenaltyTable key={sailing.minimumNights} sailing={sailing} />
        ))}
        <p className="text-sm text-ink-soft">
          {t("asOf", { date: format.dateTime(toUtcDate(policy.asOf), calendarDay) })}
        </p>
      </div>
    </ContentPage>
  );
}
