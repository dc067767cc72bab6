import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { toMajorUnits } from "@/lib/money/money";
import { FilterGroup } from "./filter-group";
import type { ResultsView } from "@/lib/hotels/results-view";
import { useExactAmount } from "./use-exact-amount";

/** Bounds of the total in the currency that is charged. Nothing at all without price rights. */
export function PriceFilter({ view: { asked, found, currency } }: { view: ResultsView }) {
  const t = useTranslations("hotels.filters");
  const toText = useExactAmount();
  const range = found.facets.price;
  if (!range) return null;
  const { minimumPrice, maximumPrice } = asked.filters;
  const major = (amount: number | undefined) =>
    amount === undefined ? "" : toMajorUnits({ amount, currency });
  const fields = [
    { name: "minPrice", label: t("minPrice", { currency }), value: minimumPrice },
    { name: "maxPrice", label: t("maxPrice", { currency }), value: maximumPrice },
  ];
  return (
    <FilterGroup legend={t("price")}>
      <p className="mb-2 text-sm text-ink-soft">
        {t("priceRange", { minimum: toText(range.minimum), maximum: toText(range.maximum) })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label, value }) => (
          <Field key={name} id={`filter-${name}`} label={label}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                name={name}
                min={0}
                step="any"
                inputMode="decimal"
                defaultValue={major(value)}
              />
            )}
          </Field>
        ))}
      </div>
    </FilterGroup>
  );
}
