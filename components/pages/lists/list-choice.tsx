import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type Props = {
  name: string;
  label: string;
  /** Empty or undefined: all. */ value: string | undefined;
  options: readonly { value: string; text: string }[];
};

/** A filter of a list by one of several values, or by none. */
export function ListChoice({ name, label, value, options }: Props) {
  const t = useTranslations("results.list");
  return (
    <Field id={`filter-${name}`} label={label}>
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ""}>
          <option value="">{t("all")}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
