import type { LanguageCode } from "@/lib/api/contract/languages";
import { fillText, mailTexts } from "./mail-texts";
import type { MailBrand } from "./mail-brand";
import type { MailContent } from "./mail-content";

/** The same mail for clients without HTML: nothing is missing in it. */
export function toTextMail(
  { greeting, text, quote, facts, button, second, note }: MailContent,
  brand: MailBrand,
  language: LanguageCode,
): string {
  const texts = mailTexts[language];
  const blocks = [
    greeting,
    text,
    quote &&
      [quote.title, "", ...quote.message.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)]
        .map((line) => `> ${line}`.trimEnd())
        .join("\n"),
    facts
      ?.map(({ label, value }) => `${label}: ${value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")}`)
      .join("\n"),
    button && `${button.label}:\n${button.link}`,
    second && `${second.text}\n${second.link}`,
    note,
    brand.contacts.length > 0 && [texts.contact, ...brand.contacts].join("\n"),
    // The signature's mark of RFC 3676 §4.3: two hyphens and a space.
    ["-- ", brand.name, brand.address, fillText(texts.sentBy, { agency: brand.name })]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
