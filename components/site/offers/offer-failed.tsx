import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { NamespaceWith } from "@/lib/i18n/namespace-with";

type Props = {
  namespace: `${NamespaceWith<{ failed: { title: string; text: string; retry: string } }>}.failed`;
  /** The page itself. */
  here: string;
  reason: SearchFailure;
};

/** The search failed: a retry is one press, also without script. */
export function OfferFailed({ namespace, here, reason }: Props) {
  const t = useTranslations(namespace);
  const forms = useTranslations("forms");
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
