import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Hotel } from "@/lib/api/contract/hotels";

type Props = {
  score: Hotel["guestScore"];
  /** On phones without the number of reviews. */
  isBrief?: boolean;
  /** Where the reviews are. */
  href?: string | undefined;
};

/** What guests say, out of 10: not the hotel's class. Nothing where there are no reviews. */
export function GuestScore({ score, isBrief = false, href }: Props) {
  const t = useTranslations("hotelTerms.score");
  const format = useFormatter();
  if (!score) return null;
  const value = format.number(score.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const word = toScoreWord(score.value);
  const reviews = t("reviews", { count: score.count });
  const content = (
    <>
      <span aria-hidden className="score">
        {value}
      </span>
      <VisuallyHidden>{t("of", { score: value })}</VisuallyHidden>
      <span className={isBrief ? "max-sm:hidden" : undefined}>
        {word && <b>{t(`words.${word}`)}</b>}
        {word && " · "}
        {href ? <u>{reviews}</u> : reviews}
      </span>
    </>
  );
  const row = "guest-score";
  return href ? (
    <a href={href} className={`${row} min-h-6 hover:text-brand-ink`}>
      {content}
    </a>
  ) : (
    <span className={row}>{content}</span>
  );
}

const words = [
  { from: 9.5, word: "exceptional" },
  { from: 9, word: "excellent" },
  { from: 8, word: "veryGood" },
  { from: 7, word: "good" },
  { from: 6, word: "pleasant" },
] as const;

/**
 * The word for what guests say, out of 10, as it is shown with one decimal; null for a score that
 * says enough by itself.
 */
const toScoreWord = (score: number): (typeof words)[number]["word"] | null =>
  words.find(({ from }) => Math.round(score * 10) / 10 >= from)?.word ?? null;
