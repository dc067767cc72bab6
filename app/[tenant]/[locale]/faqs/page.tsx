import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FaqList } from "@/components/faqs/faq-list";
import { ContentPage } from "@/components/site/content-page";
import { JsonLd } from "@/components/site/json-ld";
import { getFaq } from "@/lib/data/faqs";
import { getLanguage } from "@/lib/i18n/get-language";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { paths } from "@/lib/paths";
import { toExcerpt } from "@/lib/rich-text/to-excerpt";
import { faqJsonLd } from "@/lib/seo/faq-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const agency = await requireAgency();
  const [faq, locale, t] = await Promise.all([
    getFaq(agency.subdomain),
    getLanguage(),
    getTranslations("faqs"),
  ]);
  const { headerMessage, questions, text } = faq ?? notFound();
  const description = toExcerpt(
    [headerMessage, ...questions.map(({ question }) => question)].join(" "),
  );
  return pageMetadata(agency, {
    locale,
    path: paths.faqs(),
    title: t("title"),
    description,
    text,
    isIndexed: questions.length > 0,
  });
}

export default async function FaqsPage() {
  const agency = await requireAgency();
  const [faq, t] = await Promise.all([getFaq(agency.subdomain), getTranslations("faqs")]);
  const { headerMessage, questions, text } = faq ?? notFound();
  // "None yet" is in the page's own words.
  const language = questions.length > 0 ? text.language : undefined;
  const lead = headerMessage && <p {...languageAttributes(text.language)}>{headerMessage}</p>;
  return (
    <ContentPage
      agency={agency}
      path={paths.faqs()}
      title={t("title")}
      textLanguage={language}
      lead={lead}
    >
      <JsonLd data={faqJsonLd(questions)} />
      <div {...languageAttributes(language)}>
        <FaqList questions={questions} />
      </div>
    </ContentPage>
  );
}
