import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Hotel } from "@/lib/api/contract/hotels";
import { toScoreWord } from "@/lib/hotels/score-word";

type Props = {
  score: Hotel["guestScore"];
  /** On phones without the number of reviews. */
  isBrief?: boolean;
};

/** What guests say, out of 10: not the hotel's class. Nothing where nobody has said anything. */
export function GuestScore({ score, isBrief = false }: Props) {
  const t = useTranslations("hotelTerms.score");
  const format = useFormatter();
  if (!score) return null;
  const value = format.number(score.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const word = toScoreWord(score.value);
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <span aria-hidden className="score">
        {value}
      </span>
      <VisuallyHidden>{t("of", { score: value })}</VisuallyHidden>
      <span className={clsx("text-ink-soft", isBrief && "max-sm:hidden")}>
        {word && <span className="font-semibold text-ink">{t(`words.${word}`)}</span>}
        {word && " · "}
        {t("reviews", { count: score.count })}
      </span>
    </span>
  );
}
