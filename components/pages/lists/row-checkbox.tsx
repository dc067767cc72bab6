import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { selectionId } from "./selection-id";

/** Selects a booking of the list, for the form of `SelectBookings`. */
export function SelectBox({ reference }: { reference: string }) {
  const t = useTranslations("agencyBookings.cancelling");
  return (
    <Checkbox
      form={selectionId}
      name="reference"
      value={reference}
      aria-label={t("select", { reference })}
      autoComplete="off"
    />
  );
}
