"use client";

import { useTranslations } from "next-intl";
import { rentalLimits } from "@/lib/api/contract/car-terms";
import type { DealDates } from "@/lib/dates/deal-dates";
import { DateRange } from "./date-range.client";
import type { DefaultRental } from "./search-defaults";
import { SearchInput } from "./search-input.client";
import { SearchSelect } from "./search-select.client";

type Props = { today: string; dates: DealDates; rental?: DefaultRental | undefined };

/**
 * When and for whom, where the car may be chosen already. The driver's age has no default: the
 * price depends on it.
 */
export function RentalFields({
  today,
  dates,
  rental = { pickUpTime: "10:00", dropOffTime: "10:00", dropOff: null, driverAge: null },
}: Props) {
  const t = useTranslations("search");
  return (
    <>
      <DateRange
        today={today}
        minimumDays={0}
        maximumDays={rentalLimits.longest}
        start={{ name: "pickUpDate", label: t("pickUpDate"), value: dates.start }}
        end={{ name: "dropOffDate", label: t("dropOffDate"), value: dates.end }}
        between={
          <TimeSelect label={t("pickUpTime")} name="pickUpTime" defaultValue={rental.pickUpTime} />
        }
      />
      <TimeSelect label={t("dropOffTime")} name="dropOffTime" defaultValue={rental.dropOffTime} />
      <SearchInput
        label={t("driverAge")}
        type="number"
        name="driverAge"
        required
        min={rentalLimits.youngest}
        max={rentalLimits.oldest}
        inputMode="numeric"
        defaultValue={rental.driverAge ?? undefined}
      />
    </>
  );
}

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** A time in half hours, HH:MM. */
const TimeSelect = (props: { label: string; name: string; defaultValue: string }) => (
  <SearchSelect {...props} isHalf required>
    {halfHours.map((time) => (
      <option key={time}>{time}</option>
    ))}
  </SearchSelect>
);
