import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { SearchFailure } from "@/lib/data/or-search-failure";

/** The list failed; its filters stay. `href`: this page, to try again. */
export function ListFailure({ reason, href }: { reason: SearchFailure; href: string }) {
  const t = useTranslations("agencyBookings.failed");
  const shared = useTranslations();
  return (
    <Notice tone="error" title={t("title")}>
      <p>{reason === "tooMany" ? shared("forms.rateLimited") : t("text")}</p>
      <a
        href={href}
        className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
      >
        {shared("results.failed.action")}
      </a>
    </Notice>
  );
}
