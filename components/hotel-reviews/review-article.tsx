import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { HotelReview } from "@/lib/api/contract/hotel-reviews";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { useLanguage } from "@/lib/i18n/use-language";

/** What one guest says, in that guest's own language. */
export function ReviewArticle({ review }: { review: HotelReview }) {
  const [t, words] = [useTranslations("hotelReviews"), useTranslations("hotelReviews.review")];
  const locale = useLocale();
  const format = useFormatter();
  const { language, title, text, answer } = review;
  const isForeign = language !== useLanguage();
  const written = languageAttributes(isForeign ? language : undefined);
  const score = format.number(review.score, { maximumFractionDigits: 1 });
  const nameOf = (type: "region" | "language", code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  const facts = [
    review.travellers && t(`travellers.${review.travellers}`),
    review.countryCode && nameOf("region", review.countryCode),
    format.dateTime(toUtcDate(`${review.stayedIn}-01`), calendarMonth),
    review.nights && words("nights", { count: review.nights }),
    review.roomName,
    isForeign && words("in", { language: nameOf("language", toLanguageTag(language)) }),
  ].filter((fact) => typeof fact === "string");
  const sides = [
    { opinion: review.positive, label: words("liked"), icon: "thumbs-up", tone: "text-success" },
    {
      opinion: review.negative,
      label: words("disliked"),
      icon: "thumbs-down",
      tone: "text-ink-soft",
    },
  ] as const;
  return (
    <article tabIndex={-1} className="space-y-3 py-5 outline-none">
      <header className="space-y-1">
        <h3 className="flex items-start gap-3 font-semibold">
          <span
            aria-hidden
            className="shrink-0 rounded-control bg-brand px-2 py-0.5 text-sm text-on-brand tabular-nums"
          >
            {score}
          </span>
          <VisuallyHidden>{t("score", { score })}</VisuallyHidden>
          {title && (
            <span {...written} className="min-w-0">
              {title}
            </span>
          )}
        </h3>
        <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      </header>
      {text && (
        <p {...written} className="max-w-prose">
          {text}
        </p>
      )}
      {sides.map(
        ({ opinion, label, icon, tone }) =>
          opinion && (
            <p key={label} className="flex max-w-prose gap-3">
              <Icon name={icon} className={`mt-1 size-4 shrink-0 ${tone}`} />
              <VisuallyHidden>{label}</VisuallyHidden>
              <span {...written} className="min-w-0 flex-1">
                {opinion}
              </span>
            </p>
          ),
      )}
      {review.themes.length > 0 && (
        <p className="text-sm text-ink-soft">
          {words("about", {
            themes: format.list(
              review.themes.map((theme) => t(`themes.names.${theme}`)),
              { type: "unit" },
            ),
          })}
        </p>
      )}
      {answer && (
        <blockquote className="max-w-prose border-s-2 border-line-strong ps-4 text-sm">
          <p className="font-semibold">{words("answer")}</p>
          <p {...written}>{answer}</p>
        </blockquote>
      )}
    </article>
  );
}
