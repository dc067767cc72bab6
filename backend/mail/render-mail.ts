import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Mail, RenderedMail } from "./mail";
import { toMailBrand } from "./mail-brand";
import { toMailContent } from "./mail-content";
import { toHtmlMail } from "./to-html-mail";
import { toTextMail } from "./to-text-mail";

/**
 * A mail in its language and its agency's looks, as HTML and as plain text. Loads nothing but the
 * agency's own logo, and has no tracking pixel.
 */
export function renderMail(agency: AgencyWire, mail: Mail): RenderedMail {
  const [content, brand] = [toMailContent(agency, mail), toMailBrand(agency)];
  return {
    subject: content.subject,
    html: toHtmlMail(content, brand, mail.language),
    text: toTextMail(content, brand, mail.language),
  };
}
