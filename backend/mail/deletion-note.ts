import type { AgencyWire } from "@/lib/api/contract/agencies";
import { toFormatLocale } from "@/lib/api/contract/format-locale";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import type { RetainedBookings } from "./mail";
import { fillText, mailTexts } from "./mail-texts";

/** Which bookings outlive a deleted account, and until when. */
export function toDeletionNote(
  {
    language,
    left: { standing, kept, keptUntil },
  }: {
    language: LanguageCode;
    left: RetainedBookings;
  },
  { formatRegion }: Pick<AgencyWire, "formatRegion">,
): string {
  const { accountDeleted: texts } = mailTexts[language];
  const locale = toFormatLocale(language, formatRegion);
  const list = (references: string[]) =>
    new Intl.ListFormat(locale, { type: "conjunction" }).format(references);
  const until =
    keptUntil && new Intl.DateTimeFormat(locale, calendarDay).format(toUtcDate(keptUntil));
  return [
    standing.length > 0 && fillText(texts.ahead, { references: list(standing) }),
    kept.length > 0 && until && fillText(texts.kept, { references: list(kept), until }),
    texts.thanks,
  ]
    .filter(Boolean)
    .join(" ");
}
