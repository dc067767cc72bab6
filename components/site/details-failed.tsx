import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

type Props = {
  texts: { title: string; text: string; retry: string };
  /** The page itself. */
  here: string;
  reason: SearchFailure;
};

/** Nobody says what there is: asking again is one press, also without script. */
export function DetailsFailed({ texts, here, reason }: Props) {
  const t = useTranslations("forms");
  return (
    <div className="space-y-4">
      <Notice tone="error" title={texts.title}>
        {reason === "tooMany" ? t("rateLimited") : texts.text}
      </Notice>
      <a href={here} className={buttonClass({ look: "secondary" })}>
        {texts.retry}
      </a>
    </div>
  );
}
