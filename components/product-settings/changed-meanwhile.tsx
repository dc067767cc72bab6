import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { formProblemsId } from "@/lib/forms/form-draft";
import { listDifferences, type ProductFields } from "@/lib/product-settings/product-form";
import { ProductFacts } from "./product-facts";

/** Above a form that came back since the settings had changed: what is stored now instead. */
export function ChangedMeanwhile({ stored, sent }: { stored: ProductFields; sent: ProductFields }) {
  const t = useTranslations("productSettings.changed");
  const names = listDifferences(stored, sent);
  return (
    <div id={formProblemsId} tabIndex={-1} className="scroll-mt-24 rounded-control">
      <Notice tone="error" title={t("title")}>
        <p>{t(names.length > 0 ? "text" : "same")}</p>
        {names.length > 0 && (
          <div className="pt-2">
            <p className="mb-2 font-semibold">{t("stored")}</p>
            <ProductFacts fields={stored} names={names} />
          </div>
        )}
      </Notice>
    </div>
  );
}
