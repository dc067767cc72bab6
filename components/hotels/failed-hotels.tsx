import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";

/** The search couldn't be made; everything else of the page stays usable. `href` is this very page. */
export function FailedHotels({ href }: { href: string }) {
  const t = useTranslations("hotels.failed");
  return (
    <Notice tone="error" title={t("title")}>
      <p>{t("text")}</p>
      <a href={href} className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}>
        {t("action")}
      </a>
    </Notice>
  );
}
