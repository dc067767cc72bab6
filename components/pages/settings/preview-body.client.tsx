"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { AboutView } from "@/components/about/about-view";
import { BlogArticle } from "@/components/blogs/blog-article";
import { DestinationText } from "@/components/destinations/destination-text";
import { FaqList } from "@/components/faqs/faq-list";
import { Hero } from "@/components/home/hero";
import { Highlights } from "@/components/home/highlights";
import type { FormSection, SettingsValues } from "@/components/settings/use-settings.client";
import { RichText } from "@/components/site/rich-text";
import { TrustFacts } from "@/components/site/trust-facts";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { textIn } from "@/lib/i18n/text-in";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { toFaqQuestions } from "@/lib/rich-text/to-faq-questions";

type Props = {
  section: FormSection;
  language: LanguageCode;
  defaultLanguage: LanguageCode;
  agencyName: string;
  values: SettingsValues;
};

/** The form's texts in the components of the pages that show them, cleaned as there. */
export function PreviewBody(props: Props) {
  const { section } = props;
  if (section === "pages") return <PagesPreview {...props} />;
  if (section === "policies") return <PoliciesPreview {...props} />;
  if (section === "home") return <HomePreview {...props} />;
  return <StoryPreview {...props} />;
}

/** A page's title and lead, which in its preview are no headings of this page. */
function Sheet({
  language,
  title,
  lead,
  children,
}: {
  language: LanguageCode;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="rounded-control border border-line bg-canvas p-4 sm:p-6">
      <div {...languageAttributes(language)} className="mb-6">
        <p className="text-title font-semibold text-ink">{title}</p>
        {lead && <p className="mt-3 text-lead text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

const Nothing = () => <p>{useTranslations("settings.preview")("none")}</p>;

function PagesPreview({ language, values: { about, faq } }: Props) {
  const t = useTranslations("settings.groups");
  const page = about?.[language];
  const questions = faq?.[language];
  if (!page && !questions) return <Nothing />;
  return (
    <div className="space-y-6">
      {page && (
        <Sheet language={language} title={page.title}>
          <AboutView
            about={{
              title: page.title,
              image: page.image,
              html: sanitizeHtml(page.content),
              text: { language, languages: [language] },
            }}
          />
        </Sheet>
      )}
      {questions && (
        <Sheet language={language} title={t("faq")} lead={questions.headerMessage}>
          <div {...languageAttributes(language)}>
            <FaqList questions={toFaqQuestions(questions.questions, sanitizeHtml)} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

const policyNames = ["privacyPolicy", "cookiesPolicy", "userTerms", "disclaimer"] as const;

function PoliciesPreview({ language, defaultLanguage, values }: Props) {
  const t = useTranslations("settings.fields");
  const written = policyNames.flatMap((name) => {
    const text = language === defaultLanguage ? values[name] : values.policies?.[language]?.[name];
    return text ? [{ name, text }] : [];
  });
  if (written.length === 0) return <Nothing />;
  return (
    <div className="space-y-6">
      {written.map(({ name, text }) => (
        <Sheet key={name} language={language} title={t(name)}>
          <div {...languageAttributes(language)}>
            <RichText html={sanitizeHtml(text)} />
          </div>
        </Sheet>
      ))}
    </div>
  );
}

function HomePreview({ language, defaultLanguage, agencyName: agency, values }: Props) {
  const t = useTranslations("home");
  const { hero, highlights = [], trust = [], homeSections } = values;
  const inWords = (texts: Parameters<typeof textIn>[0]) =>
    textIn(texts, { language, defaultLanguage });
  return (
    <div
      {...languageAttributes(language)}
      className="overflow-hidden rounded-control border border-line bg-canvas"
    >
      {hero && (
        <Hero
          image={hero.image}
          title={inWords(hero.title) ?? t("heroTitle")}
          titleAs="p"
          text={inWords(hero.text) ?? t("heroText", { agency })}
          composition={hero.composition}
        >
          {null}
        </Hero>
      )}
      <TrustFacts
        // All in the chosen language, whichever the page's is.
        agency={{
          defaultLanguage: language,
          trust: trust.map((fact) => ({ ...fact, text: { [language]: inWords(fact.text) ?? "" } })),
        }}
        className="px-5 pt-6 pb-5"
      />
      {(!homeSections || homeSections.includes("highlights")) && (
        <Highlights
          title={t("highlights", { agency })}
          items={highlights.flatMap(({ icon, title, text }) => {
            const heading = inWords(title);
            return heading ? [{ icon, title: heading, text: inWords(text) ?? "" }] : [];
          })}
        />
      )}
    </div>
  );
}

function StoryPreview({ section, language, values }: Props) {
  const [today] = useState(() => new Date().toISOString());
  const text = values.texts?.[language];
  if (!text) return <Nothing />;
  const { image = "", author = "", publishedAt } = values;
  const story = { image, language, content: text.content };
  return (
    <Sheet language={language} title={text.title} lead={text.summary}>
      {section === "blog" ? (
        <BlogArticle post={{ ...story, author, publishedAt: publishedAt || today }} />
      ) : (
        <DestinationText destination={story} />
      )}
    </Sheet>
  );
}
