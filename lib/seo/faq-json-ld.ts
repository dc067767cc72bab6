import type { FaqQuestion } from "@/lib/rich-text/to-faq-questions";
import { toPlainText } from "@/lib/rich-text/to-plain-text";

/** The questions with the text the page shows; null if it shows none. */
export const faqJsonLd = (questions: readonly FaqQuestion[]) =>
  questions.length === 0
    ? null
    : {
        "@context": "https://schema.org" as const,
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, html }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: toPlainText(html) },
        })),
      };
