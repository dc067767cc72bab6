import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { BlogSummary } from "@/lib/api/contract/blogs";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { languageAttributes } from "@/lib/i18n/language-attributes";

/**
 * Unicode's isolate: a Latin name doesn't pull the day's number in an Arabic line over to its own
 * side.
 */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Who wrote it and when, in the page's language even where the article is in another. */
export function BlogByline({
  post: { author, publishedAt },
}: {
  post: Pick<BlogSummary, "author" | "publishedAt">;
}) {
  const t = useTranslations("blogs");
  const format = useFormatter();
  return (
    <p className="text-sm text-ink-faint">
      <bdi {...languageAttributes(toLanguageCode(useLocale()))}>
        {t("byline", { author: isolate(author) })} ·{" "}
        <time dateTime={publishedAt}>
          {isolate(format.dateTime(toUtcDate(publishedAt), calendarDay))}
        </time>
      </bdi>
    </p>
  );
}
