"use client";

import { useFormatter, useTranslations } from "next-intl";
import { calendarMonth, toUtcDate } from "@/lib/dates/calendar-date";
import { listMonths } from "@/lib/dates/list-months";
import { PartyField } from "./party-field.client";
import type { SearchDefaults } from "./search-defaults";
import { SearchSelect } from "./search-select.client";

/** Starts with 2 adults, the usual party of a cabin. */
export function CruiseFields({ defaults }: { defaults: SearchDefaults }) {
  const t = useTranslations("search");
  const format = useFormatter();
  return (
    <>
      <SearchSelect label={t("line")} name="line" defaultValue="">
        <option value="">{t("anyLine")}</option>
        {defaults.shipLines.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SearchSelect>
      <SearchSelect label={t("month")} name="month" defaultValue="">
        <option value="">{t("anyMonth")}</option>
        {listMonths(defaults.today).map((first) => (
          <option key={first} value={first.slice(0, 7)}>
            {format.dateTime(toUtcDate(first), calendarMonth)}
          </option>
        ))}
      </SearchSelect>
      <PartyField defaultAdults={2} maximum={8} />
    </>
  );
}
