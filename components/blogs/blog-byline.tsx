import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { BlogSummary } from "@/lib/api/contract/blogs";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

/** Who wrote it and when, in the page's language even where the article is in another. */
export function BlogByline({ post: { author, publishedAt } }: { post: Pick<BlogSummary, "author" | "publishedAt"> }) {
  const t = useTranslations("blogs");
  const format = useFormatter();
  return (
    <p lang={toFormatLocale(useLocale())} className="text-sm text-ink-faint">
      {t("byline", { author })} · <time dateTime={publishedAt}>{format.dateTime(toUtcDate(publishedAt), calendarDay)}</time>
    </p>
  );
}
