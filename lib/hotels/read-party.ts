import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";
import type { QueryValues } from "@/lib/query-values";

export type PartyProblem = "party" | "ages";

/**
 * The assumed age of a child whose age is missing: old enough for a bed of its own, young enough
 * for a child's rate.
 */
export const assumedAge = 8;

const wholeNumber = (
  text: string | undefined,
  { min, max }: { min: number; max: number },
): number | null =>
  text !== undefined && /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max
    ? Number(text)
    : null;
const readAge = (text: string | undefined) =>
  wholeNumber(text, { min: 0, max: partyLimits.oldestChild });

/** "2" is two adults, "2-5.9" two adults and children aged 5 and 9. */
function readRoom(text: string): Room | null {
  const [, adultsText, agesText] = /^(\d)(?:-(\d{1,2}(?:\.\d{1,2})*))?$/.exec(text) ?? [];
  const adults = wholeNumber(adultsText, { min: 1, max: partyLimits.adultsPerRoom });
  const childAges = (agesText?.split(".") ?? []).map(readAge);
  if (adults === null || childAges.length > partyLimits.childrenPerRoom) return null;
  const ages = childAges.filter((age) => age !== null);
  return ages.length === childAges.length ? { adults, childAges: ages } : null;
}

export const toRoomText = ({ adults, childAges }: Room): string =>
  childAges.length > 0 ? `${adults}-${childAges.join(".")}` : String(adults);

/** Spreads adults and children evenly over rooms. They must fit in. */
export function spreadParty({
  rooms,
  adults,
  childAges,
}: {
  rooms: number;
  adults: number;
  childAges: readonly number[];
}): Room[] {
  return Array.from({ length: rooms }, (_, index) => ({
    adults: Math.floor(adults / rooms) + (index < adults % rooms ? 1 : 0),
    childAges: childAges.filter((_age, child) => child % rooms === index),
  }));
}

/**
 * Reads the flat party of a form without scripts and of deal links: `rooms`, `adults`, `children`
 * and a `childAge` for each child.
 */
function readFlatParty(values: QueryValues): { rooms: Room[]; problems: PartyProblem[] } {
  const problems = new Set<PartyProblem>();
  const count = (key: string, { min, max, usual }: { min: number; max: number; usual: number }) => {
    const [text] = values(key);
    if (!text) return usual;
    const within = wholeNumber(text, { min, max });
    if (within !== null) return within;
    problems.add("party");
    const asked = wholeNumber(text, { min: 0, max: 999 });
    return asked === null ? usual : Math.min(max, Math.max(min, asked));
  };
  const rooms = count("rooms", { min: 1, max: partyLimits.rooms, usual: 1 });
  const adults = count("adults", {
    min: rooms,
    max: rooms * partyLimits.adultsPerRoom,
    usual: Math.max(2, rooms),
  });
  const ages = values("childAge").map(readAge);
  const children = count("children", {
    min: 0,
    max: rooms * partyLimits.childrenPerRoom,
    usual: Math.min(ages.length, rooms * partyLimits.childrenPerRoom),
  });
  const childAges = Array.from({ length: children }, (_, index) => {
    const age = ages[index] ?? null;
    if (age === null) problems.add("ages");
    return age ?? assumedAge;
  });
  return { rooms: spreadParty({ rooms, adults, childAges }), problems: [...problems] };
}

/** The guests of each room: from repeated `room` parameters if present, else the flat party. */
export function readParty(values: QueryValues): { rooms: Room[]; problems: PartyProblem[] } {
  const asked = values("room");
  const rooms = asked.map(readRoom).filter((room) => room !== null);
  const kept = rooms.slice(0, partyLimits.rooms);
  if (kept.length > 0)
    return { rooms: kept, problems: kept.length < asked.length ? ["party"] : [] };
  const flat = readFlatParty(values);
  return asked.length > 0
    ? { ...flat, problems: [...new Set<PartyProblem>(["party", ...flat.problems])] }
    : flat;
}
