"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";
import { useHasScript } from "@/lib/device/use-has-script";
import { toRoomText } from "@/lib/hotels/read-party";
import { FlatParty } from "./flat-party.client";
import { PopoverField } from "./popover-field.client";
import { RoomFields, type DraftRoom } from "./room-fields.client";

const twoAdults: readonly Room[] = [{ adults: 2, childAges: [] }];

const toRoom = ({ adults, childAges }: DraftRoom): Room => ({
  adults,
  childAges: childAges.filter((age) => age !== null),
});

/** Another room, for an adult of a room that has several; a new guest only where none has. */
function addRoom(rooms: readonly DraftRoom[]): DraftRoom[] {
  const from = rooms.findLastIndex(({ adults }) => adults > 1);
  return [
    ...rooms.map((room, index) => (index === from ? { ...room, adults: room.adults - 1 } : room)),
    { adults: 1, childAges: [] },
  ];
}

/**
 * Guests of a stay, room by room; every child's age is asked, for rates depend on it. Without
 * script it is the flat party, spread over its rooms.
 */
export function RoomsField({
  defaultRooms = twoAdults,
}: {
  defaultRooms?: readonly Room[] | undefined;
}) {
  const t = useTranslations("search");
  const hasScript = useHasScript();
  const [rooms, setRooms] = useState<readonly DraftRoom[]>(defaultRooms);
  const guests = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  return (
    <PopoverField label={t("guests")} summary={t("guestSummary", { guests, rooms: rooms.length })}>
      {hasScript ? (
        <>
          {rooms.map((room, index) => (
            <RoomFields
              // Rooms are told apart by their number alone.
              key={index}
              number={index + 1}
              room={room}
              onChange={(changed) =>
                setRooms(rooms.map((each, position) => (position === index ? changed : each)))
              }
              onRemove={
                rooms.length > 1
                  ? () => setRooms(rooms.filter((_room, position) => position !== index))
                  : null
              }
            />
          ))}
          {rooms.map((room, index) => (
            <input key={index} type="hidden" name="room" value={toRoomText(toRoom(room))} />
          ))}
          {rooms.length < partyLimits.rooms && (
            <Button
              look="quiet"
              size="small"
              className="w-full"
              onClick={() => setRooms(addRoom(rooms))}
            >
              {t("addRoom")}
            </Button>
          )}
        </>
      ) : (
        <FlatParty rooms={defaultRooms} />
      )}
    </PopoverField>
  );
}
