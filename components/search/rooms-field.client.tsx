"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";
import { useHasScript } from "@/lib/device/use-has-script";
import { hasEarlyInput } from "@/lib/early-input/apply-early-input";
import { toRoomText } from "@/lib/hotels/read-party";
import { FlatParty } from "./flat-party.client";
import { PopoverField } from "./popover-field.client";
import { readTypedRooms } from "./read-typed-rooms";
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

type Props = { defaultRooms?: readonly Room[] | undefined };

/**
 * Guests of a stay, room by room; every child's age is required: rates depend on it. Without
 * script it is the flat party, spread over its rooms.
 */
export function RoomsField({ defaultRooms = twoAdults }: Props) {
  const t = useTranslations("search");
  const hasScript = useHasScript();
  const [rooms, setRooms] = useState<readonly DraftRoom[]>(defaultRooms);
  const list = useRef<HTMLDivElement>(null);
  const flat = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Before the rooms replace it.
    if (flat.current && hasEarlyInput(flat.current)) setRooms(readTypedRooms(flat.current));
  }, []);
  /** By a key, which goes on in room `next`: the button it pressed may be gone. */
  const change = ({ detail }: MouseEvent, changed: readonly DraftRoom[], next: number) => {
    flushSync(() => setRooms(changed));
    if (detail === 0) list.current?.children[next]?.querySelector("input")?.focus();
  };
  const guests = rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
  return (
    <PopoverField label={t("guests")} summary={t("guestSummary", { guests, rooms: rooms.length })}>
      {hasScript ? (
        <div ref={list} className="space-y-4">
          {rooms.map((room, index) => (
            <RoomFields
              // Rooms may repeat: their index is the key.
              key={index}
              number={index + 1}
              room={room}
              onChange={(changed) =>
                setRooms(rooms.map((each, position) => (position === index ? changed : each)))
              }
              onRemove={
                rooms.length > 1
                  ? (event) =>
                      change(
                        event,
                        rooms.filter((_room, position) => position !== index),
                        Math.max(0, index - 1),
                      )
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
              onClick={(event) => change(event, addRoom(rooms), rooms.length)}
            >
              {t("addRoom")}
            </Button>
          )}
        </div>
      ) : (
        <div ref={flat} className="space-y-4">
          <FlatParty rooms={defaultRooms} />
        </div>
      )}
    </PopoverField>
  );
}
