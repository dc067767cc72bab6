import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";

/** The supplier doesn't say what there is: the rest of the page stands, and asking again is one press, also without script. */
export function RatesFailed({ here }: { here: string }) {
  const t = useTranslations("hotelDetails.failed");
  return (
    <div className="space-y-4">
      <Notice tone="error" title={t("title")}>
        {t("text")}
      </Notice>
      <a href={here} className={buttonClass({ look: "secondary" })}>
        {t("retry")}
      </a>
    </div>
  );
}
