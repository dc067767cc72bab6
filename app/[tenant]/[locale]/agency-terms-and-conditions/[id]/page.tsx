import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { ContentPage } from "@/components/site/content-page";
import { RichText } from "@/components/site/rich-text";
import { Link } from "@/components/ui/link";
import { getAgencyTerms } from "@/lib/data/policies";
import { calendarDay, toLocalDate, toUtcDate } from "@/lib/dates/calendar-date";
import { getLanguage } from "@/lib/i18n/get-language";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { toExcerpt } from "@/lib/rich-text/to-excerpt";
import { toPlainText } from "@/lib/rich-text/to-plain-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

type Props = PageProps<"/[tenant]/[locale]/agency-terms-and-conditions/[id]">;

/** A version keeps its URL forever: bookings refer to the accepted one. */
async function requireTerms(params: Props["params"]) {
  const [agency, { id: segment }] = await Promise.all([requireAgency(), params]);
  // Compared in encoded form: a malformed escape can't be decoded.
  const { id } =
    agency.agencyTerms.find(
      (version) => version.id === segment || encodeURIComponent(version.id) === segment,
    ) ?? notFound();
  const today = toLocalDate(new Date(), agency.timeZone);
  const terms = (await getAgencyTerms(agency, { id, today })) ?? notFound();
  return { agency, terms, path: paths.agencyTerms(id) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ agency, terms, path }, locale, t] = await Promise.all([
    requireTerms(params),
    getLanguage(),
    getTranslations("policies"),
  ]);
  return pageMetadata(agency, {
    locale,
    path,
    title: t("titles.agencyTerms"),
    description: toExcerpt(toPlainText(terms.html)),
    isIndexed: false,
  });
}

export default async function AgencyTermsPage({ params }: Props) {
  const [{ agency, terms, path }, locale, t, format] = await Promise.all([
    requireTerms(params),
    getLanguage(),
    getTranslations("policies"),
    getFormatter(),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const lead = (
    <p>
      {t("validFrom", { date: format.dateTime(toUtcDate(terms.validFrom), calendarDay) })}
      {terms.currentId && (
        <Link
          href={`${prefix}${paths.agencyTerms(terms.currentId)}`}
          className="ms-3 font-semibold text-brand-ink underline"
        >
          {t("current")}
        </Link>
      )}
    </p>
  );
  return (
    <ContentPage
      agency={agency}
      path={path}
      title={t("titles.agencyTerms")}
      textLanguage={terms.language}
      lead={lead}
    >
      <div {...languageAttributes(terms.language)}>
        <RichText html={terms.html} />
      </div>
    </ContentPage>
  );
}
