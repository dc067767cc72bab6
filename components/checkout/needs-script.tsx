import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

export function NeedsScript() {
  const t = useTranslations("checkout");
  return (
    <noscript>
      <Notice>
        <p>{t("needsScript")}</p>
      </Notice>
    </noscript>
  );
}
