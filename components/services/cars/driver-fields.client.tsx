"use client";

import { useTranslations } from "next-intl";
import { NameFields } from "@/components/checkout/name-fields.client";
import { NeedFields } from "@/components/checkout/need-fields.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { Checkbox } from "@/components/ui/checkbox";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { driverNames } from "./check-driver";

type Props = { form: Form<string>; asked: readonly AskedNeed[] };

/** Who drives: the contact unless a driver is named, without script as well. */
export function DriverFields({ form, asked }: Props) {
  const t = useTranslations("carBooking.driver");
  return (
    <div className="group/driver space-y-5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <Checkbox name="isDriverContact" value="yes" defaultChecked />
        {t("sameAsContact")}
      </label>
      <NameFields
        form={form}
        names={driverNames}
        section="driver"
        className="grid group-has-[[name=isDriverContact]:checked]/driver:hidden"
      />
      <NeedFields form={form} asked={asked} />
    </div>
  );
}
