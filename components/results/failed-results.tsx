import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import type { ResultsNamespace } from "@/lib/results/results-table";

type Props = {
  namespace: ResultsNamespace;
  /** This page's URL. */
  href: string;
  reason: SearchFailure;
};

/** The search failed; the rest of the page stays usable. */
export function FailedResults({ namespace, href, reason }: Props) {
  const [t, tService, tForms] = [
    useTranslations("results.failed"),
    useTranslations(namespace),
    useTranslations("forms"),
  ];
  return (
    <Notice tone="error" title={tService("failed.title")}>
      <p>{reason === "tooMany" ? tForms("rateLimited") : t("text")}</p>
      <a
        href={href}
        className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
      >
        {t("action")}
      </a>
    </Notice>
  );
}
