import "server-only";
import { getAboutEndpoint } from "@/lib/api/contract/agencies";
import { sanitizeHtml } from "@/lib/rich-text/sanitize-html";
import type { TextLanguages } from "@/lib/seo/indexed-languages";
import { sharedRead } from "./shared-read";

export type About = { title: string; image: string | null; html: string; text: TextLanguages };

/**
 * The agency's about page with sanitised HTML; null if the agency has none or switched it off.
 * @throws ApiError or ContractError, see `createApi`
 */
export const getAbout = (tenant: string): Promise<About | null> =>
  sharedRead(tenant, {
    name: "about",
    content: ["about"],
    read: async (api) => {
      const [about] = (await api.call(getAboutEndpoint)).data;
      if (!about?.isEnabled) return null;
      const { title, image, content, language, languages } = about;
      return { title, image, html: sanitizeHtml(content), text: { language, languages } };
    },
  });
