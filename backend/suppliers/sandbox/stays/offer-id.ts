import type { LanguageCode } from "@/lib/api/contract/languages";
import { boardFactors } from "../board-factors";
import { roomCodes } from "../room-types";
import type { RatePlan } from "./rate-plans";
import { toRoomName } from "./stay-texts";

/** Names a room and a rate plan of a house and nothing else: price, board and terms are worked out anew whenever it is asked for. */
export const toOfferId = (roomCode: string, plan: Pick<RatePlan, "code">): string => `${roomCode}.${plan.code}`;

const namesIn = new Map<LanguageCode, Readonly<Record<string, string>>>();

/** The room's name by the id of any offer there can be; one record for all hotels of a list. */
export function listRoomNames(language: LanguageCode): Readonly<Record<string, string>> {
  const names =
    namesIn.get(language) ??
    Object.fromEntries(
      roomCodes.flatMap((room) =>
        Object.keys(boardFactors).flatMap((board) =>
          ["s", "n", "p", "f"].flatMap((terms) =>
            ["n", "p"].map((payment) => [toOfferId(room, { code: `${board}.${terms}.${payment}` }), toRoomName(room, language)]),
          ),
        ),
      ),
    );
  namesIn.set(language, names);
  return names;
}
