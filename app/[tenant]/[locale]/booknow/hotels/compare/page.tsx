import type { Metadata } from "next";
import { Icon } from "@/components/ui/icon";
import { getTranslations } from "next-intl/server";
import { TextLink } from "@/components/ui/text-link";
import { Suspense } from "react";
import { Comparison, ComparisonTable } from "@/components/hotel-comparison/comparison-table";
import { NothingCompared } from "@/components/hotel-comparison/nothing-compared";
import { StayProblems } from "@/components/hotel-details/stay-problems";
import { StayFields } from "@/components/search/stay-fields.client";
import { stayTexts } from "@/components/search/stay-texts";
import { ClientTexts } from "@/components/site/client-texts";
import { QueryForm } from "@/components/site/query-form";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import { ButtonLink } from "@/components/ui/button-link";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { getHotelComparison } from "@/lib/data/hotel-comparison";
import { requireOnlineService } from "@/lib/enquiries/require-online-service";
import { requireSoldService } from "@/lib/deals/require-sold-service";
import { getLanguage } from "@/lib/i18n/get-language";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[tenant]/[locale]/booknow/hotels/compare">;

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireSoldService("hotels"),
    getLanguage(),
    getTranslations("hotelComparison"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.compareHotels(),
    title: t("title"),
    isIndexed: false,
  });
}

/** Up to three hotels side by side, for the search in the URL. */
export default async function CompareHotelsPage({ searchParams }: Props) {
  const query = await searchParams;
  const [agency, t, form] = await Promise.all([
    requireOnlineService("hotels", query),
    getTranslations("hotelComparison"),
    getTranslations("hotelDetails.form"),
  ]);
  const comparison = await getHotelComparison(agency, { query });
  const { columns, rates, view } = comparison;
  const table = <Comparison columns={columns} rates={rates} view={view} />;
  return (
    <ClientTexts namespaces={["saving", "money", ...stayTexts]}>
      <div className="page-width space-y-6 py-6 md:py-10">
        <header className="space-y-1">
          <Link
            href={view.backHref}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline"
          >
            <Icon name="arrow-left" className="mirrored size-4" />
            {view.placeName === null ? t("backAnywhere") : t("back", { place: view.placeName })}
          </Link>
          <h1 className="text-title font-semibold">{t("title")}</h1>
        </header>
        {columns.length === 0 ? (
          <NothingCompared prefix={view.prefix} />
        ) : (
          <>
            {comparison.hasTooMany && (
              <Notice>
                <p>{t("tooMany")}</p>
              </Notice>
            )}
            <StayProblems problems={comparison.problems} party={view.party} />
            <QueryForm
              action={comparison.form.action}
              hidden={comparison.form.hidden}
              label={form("label")}
              submit={form("submit")}
              wide="lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
              fields={
                <StayFields
                  key={view.switchHref}
                  today={comparison.today}
                  stay={view.party.stay}
                  rooms={view.party.rooms}
                />
              }
            />
            {columns.length > 1 && (
              <ButtonLink href={view.switchHref} look="secondary" scroll={false}>
                {t(view.onlyDifferences ? "everything" : "onlyDifferences")}
              </ButtonLink>
            )}
            {comparison.isWhole ? (
              table
            ) : (
              <Suspense
                fallback={
                  <>
                    <p role="status" className="text-ink-soft noscript:hidden">
                      {t("loading")}
                    </p>
                    <p className="hidden noscript:block">
                      <TextLink href={comparison.wholeHref}>{t("loadWhole")}</TextLink>
                    </p>
                    <ComparisonTable columns={columns} rates={null} view={view} />
                  </>
                }
              >
                <ScriptArrival />
                {table}
              </Suspense>
            )}
          </>
        )}
      </div>
    </ClientTexts>
  );
}
