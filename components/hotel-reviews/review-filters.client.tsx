"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { HotelReviews } from "@/lib/api/contract/hotel-reviews";
import { toLanguageTag } from "@/lib/api/contract/languages";
import { reviewSorts } from "@/lib/api/contract/review-terms";
import { readReviewsQuery, toReviewsQuery, type ReviewsQuery } from "@/lib/hotels/reviews-query";

type Props = {
  reviews: Pick<HotelReviews, "themes" | "travellers" | "languages" | "withText">;
  query: ReviewsQuery;
  onChange: (query: ReviewsQuery) => void;
  /** The page of all reviews: its parameters go along without script. */
  href: string;
};

const chip =
  "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-brand-ink has-checked:border-brand-ink has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** Narrows the reviews down at once; without script it is sent. */
export function ReviewFilters({ reviews, query, onChange, href }: Props) {
  const t = useTranslations("hotelReviews");
  const words = useTranslations("hotelReviews.filters");
  const locale = useLocale();
  const format = useFormatter();
  const id = useId();
  const [action = "", search = ""] = href.split("?");
  const set = (changed: keyof ReviewsQuery, value: string) =>
    onChange(
      readReviewsQuery((name) =>
        name === changed ? value : toReviewsQuery(query)[name]?.toString(),
      ),
    );
  const toOption = (name: string, count: number) => words("option", { name, count });
  const languageNames = new Intl.DisplayNames(locale, { type: "language" });
  const themes = [
    { value: "", name: words("allThemes"), count: reviews.withText },
    ...reviews.themes
      .filter(({ mentions }) => mentions > 0)
      .map(({ theme, mentions }) => ({
        value: theme,
        name: t(`themes.names.${theme}`),
        count: mentions,
      })),
  ];
  return (
    <form method="get" action={action} aria-label={words("label")} className="space-y-4">
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        // Two rooms alike repeat their parameter.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{words("theme")}</legend>
        <div className="flex flex-wrap gap-2">
          {themes.map(({ value, name, count }) => (
            <label key={value} className={chip}>
              {/* The element around it is its label. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <input
                type="radio"
                name="theme"
                value={value}
                checked={(query.theme ?? "") === value}
                onChange={() => set("theme", value)}
                className="sr-only"
              />
              {name} <span className="font-normal tabular-nums">{format.number(count)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field id={`${id}-travellers`} label={words("travellers")}>
          {(control) => (
            <Select
              {...control}
              name="travellers"
              value={query.travellers ?? ""}
              onChange={({ target }) => set("travellers", target.value)}
            >
              <option value="">{words("allTravellers")}</option>
              {reviews.travellers.map(({ type, count }) => (
                <option key={type} value={type}>
                  {toOption(t(`travellers.${type}`), count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`${id}-language`} label={words("language")}>
          {(control) => (
            <Select
              {...control}
              name="language"
              value={query.language ?? ""}
              onChange={({ target }) => set("language", target.value)}
            >
              <option value="">{words("allLanguages")}</option>
              {reviews.languages.map(({ language, count }) => (
                <option key={language} value={language}>
                  {toOption(languageNames.of(toLanguageTag(language)) ?? language, count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id={`${id}-sort`} label={words("sort")}>
          {(control) => (
            <Select
              {...control}
              name="sort"
              value={query.sort}
              onChange={({ target }) => set("sort", target.value)}
            >
              {reviewSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <noscript>
        <Button type="submit" look="secondary">
          {words("apply")}
        </Button>
      </noscript>
    </form>
  );
}
