import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

/**
 * Nobody says what there is: the rest of the page stands, and asking again is one press, also
 * without script.
 */
export function RatesFailed({ here, reason }: { here: string; reason: SearchFailure }) {
  const [t, tForms] = [useTranslations("hotelDetails.failed"), useTranslations("forms")];
  return (
    <div className="space-y-4">
      <Notice tone="error" title={t("title")}>
        {reason === "tooMany" ? tForms("rateLimited") : t("text")}
      </Notice>
      <a href={here} className={buttonClass({ look: "secondary" })}>
        {t("retry")}
      </a>
    </div>
  );
}
