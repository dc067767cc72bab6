import { useTranslations } from "next-intl";

/** For a hotel that has no scores yet. */
export function NoReviews() {
  const t = useTranslations("hotelReviews.none");
  return (
    <div>
      <p className="font-semibold">{t("title")}</p>
      <p className="text-ink-soft">{t("text")}</p>
    </div>
  );
}
