import type { ProductFields } from "@/lib/product-settings/product-form";
import { useProductTexts } from "./use-product-texts";

type Props = { fields: ProductFields; names: readonly (keyof ProductFields)[] };

/** Values of the form in words. */
export function ProductFacts({ fields, names }: Props) {
  const { toLabel, toText } = useProductTexts();
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-ink-soft">{toLabel(name)}</dt>
          <dd className="font-semibold wrap-anywhere">{toText(name, fields)}</dd>
        </div>
      ))}
    </dl>
  );
}
