import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";

/** A list that couldn't be loaded: asking again is one press, also without script. */
export function TicketsFailed({ here, text }: { here: string; text: string }) {
  const t = useTranslations("tickets.list");
  return (
    <div className="space-y-4 p-5 md:px-6">
      <Notice tone="error" title={text} />
      <a href={here} className={buttonClass({ look: "secondary" })}>
        {t("retry")}
      </a>
    </div>
  );
}
