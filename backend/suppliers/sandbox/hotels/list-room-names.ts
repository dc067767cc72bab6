import type { LanguageCode } from "@/lib/api/contract/languages";
import { roomCodes } from "../room-types";
import { planCodes, toOfferIds } from "./rate-plans";
import { toRoomName } from "./hotel-texts";

const namesIn = new Map<LanguageCode, Readonly<Record<string, string>>>();

/** The room's name by the id of any offer there can be; one record for all hotels of a list. */
export function listRoomNames(language: LanguageCode): Readonly<Record<string, string>> {
  const create = () =>
    planCodes
      .map(toOfferIds)
      .flatMap((ids) => roomCodes.map((room) => [ids[room], toRoomName(room, language)]));
  const names = namesIn.get(language) ?? (Object.fromEntries(create()) as Record<string, string>);
  namesIn.set(language, names);
  return names;
}
