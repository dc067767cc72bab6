"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { NameFields } from "@/components/checkout/name-fields.client";
import type { Form } from "@/components/site/forms/use-form.client";
import { PartyText } from "@/components/site/hotels/party-text";
import { Checkbox } from "@/components/ui/checkbox";
import type { Room } from "@/lib/api/contract/hotels";
import { guestNames } from "./to-guests";

type Props = {
  form: Form<string>;
  rooms: readonly Room[];
  /** Of rooms that aren't alike. */ roomNames: readonly ReactNode[];
};

/**
 * One name for each room: the hotel asks for it at check-in. That of the first may be the
 * contact's, without script as well.
 */
export function GuestFields({ form, rooms, roomNames }: Props) {
  const t = useTranslations("hotelBooking.guests");
  return (
    <div className="space-y-6">
      {rooms.map((room, index) => (
        // Rooms may repeat: their index is the key.
        <fieldset key={index} className="group/room min-w-0">
          <legend className="mb-2 font-semibold">
            {rooms.length > 1 && `${t("room", { number: index + 1 })}: `}
            <span className={rooms.length > 1 ? "font-normal text-ink-soft" : ""}>
              <PartyText rooms={[room]} />
              {roomNames[index] && <> · {roomNames[index]}</>}
            </span>
          </legend>
          {index === 0 && (
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <Checkbox name="isGuestContact" value="yes" defaultChecked />
              {t("sameAsContact")}
            </label>
          )}
          <div className={index === 0 ? "mt-3 group-has-checked/room:hidden" : ""}>
            <NameFields form={form} names={guestNames(index)} section={`room${index + 1}`} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
