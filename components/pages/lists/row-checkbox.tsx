import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { selectionId } from "./selection-id";

type Props = { value: string; /** Of its row. */ name: string };

/** Selects a row of a list, for the form of `SelectRows`. */
export const RowCheckbox = ({ value, name }: Props) => (
  <Checkbox
    form={selectionId}
    name="reference"
    value={value}
    aria-label={useTranslations("results.list")("select", { name })}
    autoComplete="off"
  />
);
