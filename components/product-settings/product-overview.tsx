import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import {
  dealFields,
  listOrder,
  placeFields,
  toModeField,
  type ProductFields,
} from "@/lib/product-settings/product-form";
import { ProductFacts } from "./product-facts";

/** What the agency sells, for those who can't change it. */
export function ProductOverview({ fields }: { fields: ProductFields }) {
  const t = useTranslations("productSettings");
  return (
    <div className="max-w-3xl space-y-6">
      <Notice>
        <p>{t("readOnly")}</p>
      </Notice>
      <Card title={t("services.title")} text={t("services.text")}>
        <ProductFacts fields={fields} names={listOrder(fields).map(toModeField)} />
      </Card>
      <Card title={t("deals.title")} text={t("deals.text")}>
        <ProductFacts
          fields={fields}
          names={[...(fields.place ? placeFields : (["place"] as const)), ...dealFields]}
        />
      </Card>
    </div>
  );
}
