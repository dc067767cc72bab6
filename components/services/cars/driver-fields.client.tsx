"use client";

import { useTranslations } from "next-intl";
import { NeedFields } from "@/components/checkout/need-fields.client";
import { FormField } from "@/components/site/forms/form-field.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { Checkbox } from "@/components/ui/checkbox";
import { TextInput } from "@/components/ui/text-input";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { driverNames } from "./check-driver";

type Props = { form: Form<string>; asked: readonly AskedNeed[] };

/** Who drives: the contact unless a driver is named, without script as well. */
export function DriverFields({ form, asked }: Props) {
  const t = useTranslations("carBooking.driver");
  const forms = useTranslations("forms");
  return (
    <div className="group/driver space-y-5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox name="isDriverContact" value="yes" defaultChecked />
        {t("sameAsContact")}
      </label>
      <div className="grid gap-5 group-has-[[name=isDriverContact]:checked]/driver:hidden sm:grid-cols-2">
        <FormField form={form} name={driverNames.first} label={forms("firstName")}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="section-driver given-name"
              required
              maxLength={60}
            />
          )}
        </FormField>
        <FormField form={form} name={driverNames.last} label={forms("lastNameIfAny")}>
          {(control) => (
            <TextInput {...control} autoComplete="section-driver family-name" maxLength={60} />
          )}
        </FormField>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <NeedFields form={form} asked={asked} />
      </div>
    </div>
  );
}
