"use client";

import { useTranslations } from "next-intl";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";

const beds = ["large", "separate"] as const;
const arrivals = ["before15", "15to18", "18to21", "21to24", "after24"] as const;

/** The words of a choice, as they are passed on to the hotel. */
export function useWishes() {
  const t = useTranslations("hotelBooking.requests");
  return (name: "bed" | "arrival", value: string): string => {
    const bed = beds.find((each) => each === value);
    const arrival = arrivals.find((each) => each === value);
    if (name === "bed") return bed ? t(`beds.${bed}`) : "";
    return arrival ? t("arrivalWish", { time: t(`arrivals.${arrival}`) }) : "";
  };
}

/** Wishes: the hotel gets them, without guarantee. */
export function RequestFields({ form }: { form: Form<string> }) {
  const t = useTranslations("hotelBooking.requests");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="bed" label={t("bed")}>
        {(control) => (
          <Select {...control} defaultValue="">
            <option value="">{t("noPreference")}</option>
            {beds.map((bed) => (
              <option key={bed} value={bed}>
                {t(`beds.${bed}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="arrival" label={t("arrival")}>
        {(control) => (
          <Select {...control} defaultValue="">
            <option value="">{t("notKnown")}</option>
            {arrivals.map((arrival) => (
              <option key={arrival} value={arrival}>
                {t(`arrivals.${arrival}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="requests" label={t("text")} className="sm:col-span-2">
        {/* 500 go to the hotel, with the choices above. */}
        {(control) => <TextArea {...control} rows={3} maxLength={350} />}
      </FormField>
    </div>
  );
}
