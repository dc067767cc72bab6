import { useTranslations } from "next-intl";

/** Of a hotel that nobody has scored yet. */
export function NoReviews() {
  const t = useTranslations("hotelReviews.none");
  return (
    <div>
      <p className="font-semibold">{t("title")}</p>
      <p className="text-ink-soft">{t("text")}</p>
    </div>
  );
}
