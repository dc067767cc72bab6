import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

const sizes = [10, 25, 50, 100];

/** How many rows a page of a list has, 10 to 100. */
export function ListSize({ size }: { size: number }) {
  const t = useTranslations("results.list");
  return (
    <Field id="filter-size" label={t("perPage")}>
      {(control) => (
        <Select {...control} name="size" defaultValue={size}>
          {[...new Set([...sizes, size])]
            .sort((one, other) => one - other)
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </Select>
      )}
    </Field>
  );
}
