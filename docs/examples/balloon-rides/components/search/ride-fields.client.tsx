"use client";

import { useTranslations } from "next-intl";
import { rideLimits, ridePlaces } from "@/lib/api/contract/ride-terms";
import type { SearchDefaults } from "./search-defaults";
import { SearchInput } from "./search-input.client";
import { SearchSelect } from "./search-select.client";

type Day = { today: string; date: string; people?: number | undefined };

/** On which day, and how many. */
export function RideDayFields({ today, date, people = 2 }: Day) {
  const t = useTranslations("search");
  return (
    <>
      <SearchInput
        label={t("date")}
        type="date"
        name="date"
        required
        min={today}
        defaultValue={date}
      />
      <SearchSelect label={t("travellers")} name="people" defaultValue={people} isHalf>
        {Array.from({ length: rideLimits.people }, (_, index) => (
          <option key={index} value={index + 1}>
            {t("travellerSummary", { count: index + 1 })}
          </option>
        ))}
      </SearchSelect>
    </>
  );
}

/** From where balloons take off, when, and how many ride along. */
export function RideFields({
  defaults: { today, dates, place, people },
}: {
  defaults: SearchDefaults;
}) {
  const t = useTranslations("search");
  return (
    <>
      <SearchSelect label={t("where")} name="place" defaultValue={place?.id}>
        {ridePlaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SearchSelect>
      <RideDayFields today={today} date={dates.start} people={people} />
    </>
  );
}
