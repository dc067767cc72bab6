import { useFormatter, useTranslations } from "next-intl";
import type { BlogSummary } from "@/lib/api/contract/blogs";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Unicode isolation: a Latin name must not pull the day's number in an Arabic line to its own side.
 */
const isolate = (text: string) => `\u2068${text}\u2069`;

type Props = { post: Pick<BlogSummary, "author" | "publishedAt"> };

/** Author and date, in the page's language even if the article is in another. */
export function BlogByline({ post: { author, publishedAt } }: Props) {
  const t = useTranslations("blogs");
  const format = useFormatter();
  return (
    <p className="text-sm text-ink-faint">
      <bdi {...languageAttributes(useLanguage())}>
        {t("byline", { author: isolate(author) })} ·{" "}
        <time dateTime={publishedAt}>
          {isolate(format.dateTime(toUtcDate(publishedAt), calendarDay))}
        </time>
      </bdi>
    </p>
  );
}
