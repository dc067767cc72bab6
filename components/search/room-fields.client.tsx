"use client";

import { useTranslations } from "next-intl";
import { useId, type MouseEventHandler } from "react";
import { Button } from "@/components/ui/button";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import { ChildAgeSelect } from "./child-age-select.client";
import { PartyRow } from "./party-row.client";

/** An age is null until one is chosen. */
export type DraftRoom = { adults: number; childAges: readonly (number | null)[] };
type Props = {
  number: number;
  room: DraftRoom;
  onChange: (room: DraftRoom) => void;
  onRemove: MouseEventHandler | null;
};

/** Who sleeps in one room. Its fields have no names: the field around it says what is sent. */
export function RoomFields({ number, room, onChange, onRemove }: Props) {
  const t = useTranslations("search");
  const id = useId();
  const { adults, childAges } = room;
  const setChildren = (count: number) =>
    onChange({
      adults,
      childAges: Array.from({ length: count }, (_, index) => childAges[index] ?? null),
    });
  return (
    <fieldset aria-labelledby={id} className="space-y-3 border-b border-line pb-4">
      <div className="flex min-h-9 items-center justify-between">
        <span id={id} className="font-semibold">
          {t("roomNumber", { number })}
        </span>
        {onRemove && (
          <Button
            look="quiet"
            size="small"
            aria-label={t("removeRoom", { number })}
            onClick={onRemove}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      <PartyRow
        label={t("adults")}
        value={adults}
        min={1}
        max={partyLimits.adultsPerRoom}
        onChange={(count) => onChange({ adults: count, childAges })}
      />
      <PartyRow
        label={t("children")}
        hint={t("childrenHotelHint")}
        value={childAges.length}
        min={0}
        max={partyLimits.childrenPerRoom}
        onChange={setChildren}
      />
      {childAges.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {childAges.map((age, index) => (
            <ChildAgeSelect
              key={index}
              number={index + 1}
              value={age ?? ""}
              onChange={({ target }) =>
                onChange({
                  adults,
                  childAges: childAges.map((each, child) =>
                    child === index ? Number(target.value) : each,
                  ),
                })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
