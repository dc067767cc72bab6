import { toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";
import { toUtcDate } from "@/lib/dates/calendar-date";
import type { RetainedBookings } from "../people/erase-person";
import { fillText, mailTexts } from "./mail-texts";

/** What is kept of somebody whose account is gone, and until when. */
export function toDeletionNote({
  language,
  left: { standing, kept, keptUntil },
}: {
  language: LanguageCode;
  left: RetainedBookings;
}): string {
  const { accountDeleted: texts } = mailTexts[language];
  const locale = toFormatLocale(language);
  const list = (references: string[]) =>
    new Intl.ListFormat(locale, { type: "conjunction" }).format(references);
  const until =
    keptUntil &&
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      toUtcDate(keptUntil),
    );
  return [
    standing.length > 0 && fillText(texts.ahead, { references: list(standing) }),
    kept.length > 0 && until && fillText(texts.kept, { references: list(kept), until }),
    texts.thanks,
  ]
    .filter(Boolean)
    .join(" ");
}
