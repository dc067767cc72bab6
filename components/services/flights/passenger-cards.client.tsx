"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { Form } from "@/components/site/forms/use-form.client";
import { Card } from "@/components/ui/card";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { toAgeDay } from "@/lib/dates/flight-days";
import { listPassengers } from "@/lib/flights/list-passengers";
import { PassengerFields } from "./passenger-fields.client";
import { usePassengerName, usePassengerTitle } from "./use-passenger-title";

type Props = {
  form: Form<string>;
  asked: readonly AskedNeed[];
  item: FlightItem;
  /** Where the price for others can be had. */ searchHref: string;
};

/** A card for each passenger, in the order that the price is for. */
export function PassengerCards({ form, asked, item, searchHref }: Props) {
  const t = useTranslations("flightBooking.passengers");
  const format = useFormatter();
  const toTitle = usePassengerTitle(item);
  const toName = usePassengerName();
  const passengers = listPassengers(item);
  const infants = passengers.filter(({ kind }) => kind === "infant");
  const adults = passengers
    .filter(({ kind }) => kind === "adult")
    .map((passenger) => ({ index: passenger.index, name: toName(passenger) }));
  return (
    <>
      {passengers.map((passenger) => (
        <Card
          key={passenger.index}
          title={toTitle(passenger)}
          text={passenger.index === 0 ? t("text") : undefined}
        >
          {/* Several cards ask the same: screen readers announce the group's name. */}
          <div role="group" aria-label={toTitle(passenger)}>
            <PassengerFields
              form={form}
              passenger={passenger}
              adults={adults}
              asked={asked.filter(({ traveller }) => traveller === passenger.index)}
              infant={passenger.kind === "infant" ? infants.indexOf(passenger) : null}
            />
          </div>
        </Card>
      ))}
      <p className="text-sm text-ink-soft">
        {t.rich("ages", {
          date: format.dateTime(toUtcDate(toAgeDay(item)), calendarDay),
          link: (chunks) => (
            <a href={searchHref} className="font-semibold text-brand-ink underline">
              {chunks}
            </a>
          ),
        })}
      </p>
    </>
  );
}
