import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ActivityProduct } from "@/lib/api/contract/activities";

/** What people who took part say, out of 5. Nothing where there are no reviews. */
export function ActivityRating({ rating }: Pick<ActivityProduct, "rating">) {
  const t = useTranslations("activityTerms.rating");
  const format = useFormatter();
  if (!rating) return null;
  const value = format.number(rating.value, {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1 },
  });
  return (
    <span className="guest-score">
      <span aria-hidden className="score">
        {value}
      </span>
      <VisuallyHidden>{t("of", { rating: value })}</VisuallyHidden>
      <span>{t("reviews", { count: rating.count })}</span>
    </span>
  );
}
