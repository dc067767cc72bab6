"use client";

import { useTranslations } from "next-intl";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import { NameFields } from "@/components/checkout/name-fields.client";
import { NeedFields } from "@/components/checkout/need-fields.client";
import { checkPersonName, toNameControls, toPersonName } from "@/components/checkout/person-names";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { Card } from "@/components/ui/card";
import type { RideItem } from "@/lib/api/contract/rides";
import { listAskedNeeds, listNeedControls } from "@/lib/checkout/asked-needs";

/** The checkout of a ride: everybody by name. */
export function RideCheckout({ frame, item }: { frame: CheckoutFrame; item: RideItem }) {
  const t = useTranslations("rides");
  const forms = useTranslations("forms");
  const riders = Array.from({ length: item.people }, (_, rider) => toNameControls(`rider${rider}`));
  const asked = listAskedNeeds(frame.quote.needs, { travellers: item.people });
  const controls = riders.map((names, rider) => [
    ...Object.values<string>(names),
    ...listNeedControls(asked.filter(({ traveller }) => traveller === rider)),
  ]);
  const toTitle = (rider: number) => t("riders.rider", { number: rider + 1 });
  const questions: ServiceQuestions = {
    travellers: item.people,
    names: controls.flat(),
    toFields: (form, asked) => (
      <Card title={t("riders.title")} text={t("riders.text")}>
        {riders.map((names, rider) => (
          <fieldset key={names.first} className="mt-4 min-w-0 space-y-5">
            <legend className="font-semibold">{toTitle(rider)}</legend>
            <NameFields form={form} names={names} section={`rider${rider + 1}`} />
            <NeedFields
              form={form}
              asked={asked.filter(({ traveller }) => traveller === rider)}
              hasHints={rider === 0}
            />
          </fieldset>
        ))}
      </Card>
    ),
    check: (values) => Object.assign({}, ...riders.map((names) => checkPersonName(values, names))),
    nameOf: (rider, part) =>
      toNameControls(`rider${rider}`)[part === "firstName" ? "first" : "last"],
    inFull(problem, name) {
      const rider = controls.findIndex((names) => names.includes(name));
      return rider === -1 ? problem : forms("problemOf", { who: toTitle(rider), problem });
    },
    toBody: (values) => ({
      travellers: riders.map((names) => toPersonName(values, names)),
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
