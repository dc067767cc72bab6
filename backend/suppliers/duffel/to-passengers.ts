import { toTicketName } from "@/lib/api/contract/document-name";
import type { FlightParty } from "@/lib/api/contract/flights";
import type { Answer } from "@/lib/api/contract/needs";
import { toDialled } from "@/lib/api/contract/phone-number";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { BookOrder } from "../../ports/booking-supplier";
import { toLaps } from "./to-laps";

/** A title is needed beside the gender: the one that says least. */
const genders: Readonly<Record<string, { gender: "f" | "m"; title: "ms" | "mr" }>> = {
  female: { gender: "f", title: "ms" },
  male: { gender: "m", title: "mr" },
};

/**
 * Passengers as Duffel orders them; null where what was answered can't be flown with, such as a
 * name in other letters.
 */
export function toOrderPassengers(
  { travellers, contact, answers }: Pick<BookOrder, "travellers" | "contact" | "answers">,
  { ids, asksPassport, ...party }: FlightParty & { ids: readonly string[]; asksPassport: boolean },
): object[] | null {
  const { kinds } = toPassengers(party);
  const phone = toDialled(contact.phone);
  const answerOf = (need: Answer["need"], traveller: number) =>
    answers.find((answer) => answer.need === need && answer.traveller === traveller)?.value;
  const laps = toLaps(travellers, { ...party, kinds });
  if (!phone || ids.length !== kinds.length || travellers.length !== kinds.length) return null;
  const passengers = travellers.map(({ firstName, lastName }, index) => {
    const given = toTicketName(firstName);
    const family = toTicketName(lastName);
    const born = answerOf("birthDate", index);
    const said = genders[answerOf("gender", index) ?? ""];
    const number = answerOf("passportNumber", index);
    const expires = answerOf("passportExpiry", index);
    const country = answerOf("passportCountry", index);
    const hasPassport = number && expires && country;
    if (!given || !family || !born || !said || (asksPassport && !hasPassport)) return null;
    const infant = ids[laps.get(index) ?? -1];
    return {
      id: ids[index],
      given_name: given,
      family_name: family,
      born_on: born,
      ...said,
      email: contact.email,
      phone_number: phone,
      ...(infant ? { infant_passenger_id: infant } : {}),
      ...(hasPassport
        ? {
            identity_documents: [
              {
                type: "passport",
                unique_identifier: number,
                expires_on: expires,
                issuing_country_code: country,
              },
            ],
          }
        : {}),
    };
  });
  const whole = passengers.filter((passenger) => passenger !== null);
  return whole.length === passengers.length ? whole : null;
}
