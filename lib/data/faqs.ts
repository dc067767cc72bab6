import "server-only";
import { getFaqEndpoint } from "@/lib/api/contract/agencies";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import { toFaqQuestions, type FaqQuestion } from "@/lib/rich-text/to-faq-questions";
import type { TextLanguages } from "@/lib/seo/indexed-languages";
import { sharedRead } from "./shared-read";

export type Faq = { headerMessage: string; questions: FaqQuestion[]; text: TextLanguages };

/**
 * The agency's questions with sanitised answers; null if the agency has none or switched them off.
 * @throws ApiError or ContractError, see `createApi`
 */
export const getFaq = (tenant: string): Promise<Faq | null> =>
  sharedRead(tenant, {
    name: "faqs",
    content: ["faqs"],
    read: async (api) => {
      const [faq] = (await api.call(getFaqEndpoint)).data;
      if (!faq?.isEnabled) return null;
      const { headerMessage, questions, language, languages } = faq;
      return {
        headerMessage,
        questions: toFaqQuestions(questions, sanitizeHtml),
        text: { language, languages },
      };
    },
  });
