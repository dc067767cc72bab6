"use client";

import { useTranslations } from "next-intl";
import { checkName } from "@/components/checkout/check-checkout";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { FormField } from "@/components/site/forms/form-field.client";
import { Card } from "@/components/ui/card";
import { TextInput } from "@/components/ui/text-input";
import type { RideItem } from "@/lib/api/contract/rides";
import { textOf } from "@/lib/checkout/to-booking-body";

const nameOf = (rider: number, part: "firstName" | "lastName") =>
  `rider${rider}${part === "firstName" ? "FirstName" : "LastName"}`;
const parts = [
  { part: "firstName", label: "firstName", missing: "firstNameMissing" },
  { part: "lastName", label: "lastNameIfAny", missing: null },
] as const;

/** The checkout of a ride: everybody by name. */
export function RideCheckout({ frame, item }: { frame: CheckoutFrame; item: RideItem }) {
  const t = useTranslations("rides");
  const forms = useTranslations("forms");
  const riders = Array.from({ length: item.people }, (_, rider) => rider);
  const controls = riders.flatMap((rider) =>
    parts.map((one) => ({ ...one, rider, name: nameOf(rider, one.part) })),
  );
  const toTitle = (rider: number) => t("riders.rider", { number: rider + 1 });
  const questions: ServiceQuestions = {
    travellers: item.people,
    names: controls.map(({ name }) => name),
    toFields: (form) => (
      <Card title={t("riders.title")} text={t("riders.text")}>
        {riders.map((rider) => (
          <fieldset key={rider} className="mt-4 min-w-0">
            <legend className="font-semibold">{toTitle(rider)}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              {parts.map(({ part, label, missing }) => (
                <FormField key={part} form={form} name={nameOf(rider, part)} label={forms(label)}>
                  {(control) => (
                    <TextInput {...control} required={missing !== null} maxLength={60} />
                  )}
                </FormField>
              ))}
            </div>
          </fieldset>
        ))}
      </Card>
    ),
    check: (values) =>
      Object.fromEntries(
        controls.map(({ name, missing }) => [name, checkName(textOf(values, name), missing)]),
      ),
    nameOf,
    inFull(problem, name) {
      const control = controls.find((one) => one.name === name);
      return control ? forms("problemOf", { who: toTitle(control.rider), problem }) : problem;
    },
    toBody: (values) => ({
      travellers: riders.map((rider) => ({
        firstName: textOf(values, nameOf(rider, "firstName")),
        lastName: textOf(values, nameOf(rider, "lastName")),
      })),
      requests: "",
    }),
  };
  const soldOut = (
    <SoldOutScreen
      {...{ title: t("soldOut.title"), text: t("soldOut.text"), isAsking: false, children: null }}
      all={{ href: frame.links.search, text: t("soldOut.others") }}
    />
  );
  return <CheckoutFlow {...frame} questions={questions} soldOut={soldOut} />;
}
