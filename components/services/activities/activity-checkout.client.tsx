"use client";

import { useTranslations } from "next-intl";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import { NameFields } from "@/components/checkout/name-fields.client";
import { NeedFields } from "@/components/checkout/need-fields.client";
import { checkPersonName, toNameControls, toPersonName } from "@/components/checkout/person-names";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { SoldOutScreen } from "@/components/checkout/sold-out-screen";
import { Card } from "@/components/ui/card";
import { listPeople } from "@/lib/activities/list-people";
import type { ActivityItem } from "@/lib/api/contract/activity-items";

/** Who takes part, in the order of the bands; of those who are all in one booking the first. */
function useTitles({ party, names }: ActivityItem): string[] {
  const t = useTranslations("activityBooking.people");
  const bands = useTranslations("activityTerms.bands.names");
  if (names === "lead") return [t("lead")];
  return listPeople(party).map(({ band, number }) => t("one", { band: bands(band), number }));
}

/** The checkout of an activity: everybody by name, or who comes for all. */
export function ActivityCheckout({ frame, item }: { frame: CheckoutFrame; item: ActivityItem }) {
  const t = useTranslations("activityBooking");
  const forms = useTranslations("forms");
  const titles = useTitles(item);
  const people = titles.map((title, index) => ({
    ...{ title, index, names: toNameControls(`person${index}`) },
  }));
  const questions: ServiceQuestions = {
    travellers: people.length,
    names: people.flatMap(({ names }) => Object.values(names)),
    toFields: (form, asked) => (
      <Card title={t("people.title")} text={t(`people.text.${item.names}`)}>
        {people.map(({ title, index, names }) => (
          <fieldset key={names.first} className="mt-4 min-w-0 space-y-5">
            <legend className="font-semibold">{title}</legend>
            <NameFields form={form} names={names} section={`person${index + 1}`} />
            <NeedFields
              form={form}
              asked={asked.filter(({ traveller }) => traveller === index)}
              hasHints={index === 0}
            />
          </fieldset>
        ))}
      </Card>
    ),
    check: (values) =>
      Object.fromEntries(
        people.flatMap(({ names }) => Object.entries(checkPersonName(values, names))),
      ),
    nameOf: (traveller, part) =>
      toNameControls(`person${traveller}`)[part === "firstName" ? "first" : "last"],
    inFull(problem, name) {
      const person = people.find(({ names }) => Object.values(names).includes(name));
      return person && people.length > 1
        ? forms("problemOf", { who: person.title, problem })
        : problem;
    },
    toBody: (values) => ({
      travellers: people.map(({ names }) => toPersonName(values, names)),
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
