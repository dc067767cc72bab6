import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { FaqList } from "@/components/faqs/faq-list";
import { ContentPage } from "@/components/site/content-page";
import { JsonLd } from "@/components/site/json-ld";
import { getFaq } from "@/lib/data/faqs";
import { paths } from "@/lib/paths";
import { toExcerpt } from "@/lib/rich-text/to-excerpt";
import { faqJsonLd } from "@/lib/seo/faq-json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const agency = await requireAgency();
  const [faq, locale, t] = await Promise.all([getFaq(agency.subdomain), getLocale(), getTranslations("faqs")]);
  const { headerMessage, questions } = faq ?? notFound();
  const description = toExcerpt([headerMessage, ...questions.map(({ question }) => question)].join(" "));
  return pageMetadata(agency, { locale, path: paths.faqs(), title: t("title"), description, isIndexed: questions.length > 0 });
}

export default async function FaqsPage() {
  const agency = await requireAgency();
  const [faq, t] = await Promise.all([getFaq(agency.subdomain), getTranslations("faqs")]);
  const { headerMessage, questions } = faq ?? notFound();
  return (
    <ContentPage agency={agency} path={paths.faqs()} title={t("title")} lead={headerMessage && <p dir="auto">{headerMessage}</p>}>
      <JsonLd data={faqJsonLd(questions)} />
      <FaqList questions={questions} />
    </ContentPage>
  );
}
