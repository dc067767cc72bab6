import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

/**
 * The search couldn't be made; everything else of the page stays usable. `href` is this very page.
 */
export function FailedResults({ href, reason }: { href: string; reason: SearchFailure }) {
  const [t, tForms] = [useTranslations("hotels.failed"), useTranslations("forms")];
  return (
    <Notice tone="error" title={t("title")}>
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
