import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

/** Asking again is one press, also without script. */
export function ReviewsFailed({ here, reason }: { here: string; reason: SearchFailure }) {
  const [t, forms] = [useTranslations("hotelReviews.failed"), useTranslations("forms")];
  return (
    <div className="space-y-4">
      <Notice tone="error" title={t("title")}>
        {reason === "tooMany" ? forms("rateLimited") : t("text")}
      </Notice>
      <a href={here} className={buttonClass({ look: "secondary" })}>
        {t("retry")}
      </a>
    </div>
  );
}
