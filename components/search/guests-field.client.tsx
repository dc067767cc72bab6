"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PopoverField } from "./popover-field.client";
import { PartyRow } from "./party-row.client";
import { SearchSelect } from "./search-select.client";

const ages = Array.from({ length: 18 }, (_, age) => age);

/** Guests of a stay; every child's age is asked, for rates depend on it. At most 8 rooms. */
export function GuestsField({ hasRooms = false }: { hasRooms?: boolean }) {
  const t = useTranslations("search");
  const [rooms, setRooms] = useState(1);
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const changeRooms = (next: number) => {
    setRooms(next);
    setAdults(Math.max(adults, next));
  };
  return (
    <PopoverField
      label={t("guests")}
      summary={hasRooms ? t("guestSummary", { guests: adults + children, rooms }) : t("travellerSummary", { count: adults + children })}
    >
      {hasRooms && <PartyRow name="rooms" label={t("rooms")} value={rooms} min={1} max={8} onChange={changeRooms} />}
      <PartyRow name="adults" label={t("adults")} value={adults} min={rooms} max={16} onChange={setAdults} />
      <PartyRow name="children" label={t("children")} hint={t("childrenHotelHint")} value={children} min={0} max={8} onChange={setChildren} />
      {children > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {ages.slice(0, children).map((index) => (
            <SearchSelect key={index} label={t("childAge", { number: index + 1 })} name="childAge" required defaultValue="">
              <option value="" disabled />
              {ages.map((age) => (
                <option key={age} value={age}>
                  {t("childAgeOption", { age })}
                </option>
              ))}
            </SearchSelect>
          ))}
        </div>
      )}
    </PopoverField>
  );
}
