import { useFormatter, useTranslations } from "next-intl";
import type { HotelReviews } from "@/lib/api/contract/hotel-reviews";

/** How many have given which score. */
export function ScoreBands({ distribution }: Pick<HotelReviews, "distribution">) {
  const t = useTranslations("hotelReviews");
  const format = useFormatter();
  const most = Math.max(1, ...distribution.map(({ count }) => count));
  if (distribution.length === 0) return null;
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{t("bands.title")}</h3>
      <dl className="space-y-1.5">
        {distribution.map(({ from, count }) => (
          <div
            key={from}
            className="grid grid-cols-[5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm"
          >
            <dt className="whitespace-nowrap">
              {t("bands.band", { from: format.number(from), to: format.number(from + 1) })}
            </dt>
            <dd aria-hidden className="h-1.5 overflow-hidden rounded-pill bg-line">
              <span
                className="block h-full rounded-pill bg-brand-ink"
                style={{ inlineSize: `${(count / most) * 100}%` }}
              />
            </dd>
            <dd className="text-end tabular-nums">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How a house does by theme: each a number, with a bar for the eye. */
export function ThemeScores({ themes }: Pick<HotelReviews, "themes">) {
  const t = useTranslations("hotelReviews");
  const format = useFormatter();
  if (themes.length === 0) return null;
  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{t("themes.title")}</h3>
      <dl className="grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-2">
        {themes.map(({ theme, score }) => (
          <div key={theme} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 text-sm">
            <dt>{t(`themes.names.${theme}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {format.number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </dd>
            <dd aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-pill bg-line">
              <span
                className="block h-full rounded-pill bg-brand-ink"
                style={{ inlineSize: `${score * 10}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
