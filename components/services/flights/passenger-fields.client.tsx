"use client";

import { useTranslations } from "next-intl";
import { NeedFields } from "@/components/checkout/need-fields.client";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import type { Passenger } from "@/lib/flights/list-passengers";
import { NameInput } from "./name-input.client";
import { passengerNames } from "./to-travellers";
import type { MouseEvent } from "react";

type Props = {
  form: Form<string>;
  passenger: Passenger;
  /** On whose laps infants may be, with what they are called. */
  adults: readonly { index: number; name: string }[];
  /** The questions to this passenger. */ asked: readonly AskedNeed[];
  /** Which of the infants it is, from nought; null for everybody else. */ infant: number | null;
};

/** Who flies, in this one's place: names, on whose lap, and what the airline asks. */
export function PassengerFields({ form, passenger: { index }, adults, asked, infant }: Props) {
  const t = useTranslations("flightBooking.passengers");
  const forms = useTranslations("forms");
  const { first, last, hasOneName, lap } = passengerNames(index);
  const section = `section-passenger${index + 1}`;
  return (
    <div className="group/passenger space-y-5">
      {index === 0 && <ContactName names={{ first, last, hasOneName }} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name={first}
          label={forms("firstName")}
          className="group-has-[[data-one-name]:checked]/passenger:hidden"
        >
          {(control) => <NameInput {...control} autoComplete={`${section} given-name`} />}
        </FormField>
        <FormField form={form} name={last} label={forms("lastName")}>
          {(control) => <NameInput {...control} autoComplete={`${section} family-name`} />}
        </FormField>
      </div>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <Checkbox name={hasOneName} value="yes" data-one-name="" />
          {t("hasOneName")}
        </label>
        <p className="hidden text-sm text-ink-soft group-has-[[data-one-name]:checked]/passenger:block">
          {t("oneNameText")}
        </p>
      </div>
      {infant !== null && (
        <FormField form={form} name={lap} label={t("lap")} className="sm:max-w-[50%]">
          {(control) => (
            <Select {...control} defaultValue={String(adults[infant]?.index ?? 0)}>
              {adults.map(({ index: adult, name }) => (
                <option key={adult} value={adult}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      <NeedFields form={form} asked={asked} hasHints={index === 0} />
    </div>
  );
}

const inputOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
};

type ContactNameProps = { names: { first: string; last: string; hasOneName: string } };

/**
 * Copies the contact's name to the first passenger, where it can be seen and corrected: buyers
 * may book for others, and passports don't always say what people call themselves.
 */
function ContactName({ names: { first, last, hasOneName } }: ContactNameProps) {
  const t = useTranslations("flightBooking.passengers");
  const copy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form } = currentTarget;
    if (!form) return;
    const alone = inputOf(form, hasOneName);
    if (alone) alone.checked = false;
    for (const [from, to] of [
      ["firstName", first],
      ["lastName", last],
    ] as const) {
      const target = inputOf(form, to);
      if (!target) continue;
      target.value = inputOf(form, from)?.value ?? "";
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline noscript:hidden"
    >
      {t("takeContact")}
    </button>
  );
}
