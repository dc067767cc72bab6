import type { BedKind } from "@/lib/api/contract/hotel-terms";
import type { Room } from "@/lib/api/contract/hotels";

export const roomCodes = [
  "standard",
  "twin",
  "accessible",
  "superior",
  "family",
  "apartment",
  "suite",
] as const;
export type RoomCode = (typeof roomCodes)[number];
export type RoomFeature =
  | "cityView"
  | "desk"
  | "kettle"
  | "balcony"
  | "sofa"
  | "kitchenette"
  | "separateLivingRoom"
  | "bathtub"
  | "walkInShower"
  | "stepFree";

/** Years. */
export const freeUntilAge = 2;

export type RoomType = {
  code: RoomCode;
  beds: readonly { kind: BedKind; count: number }[];
  sizeSquareMetres: number;
  /** Infants sleep in a cot and don't count. */
  maximumGuests: number;
  features: readonly RoomFeature[];
  isAccessible: boolean;
  /** What it costs against the standard room. Who needs an accessible room pays no more for it. */
  factor: number;
  /** Rooms of this kind a night. */
  allotment: number;
};

const roomTypes: Record<RoomCode, RoomType> = {
  standard: {
    code: "standard",
    beds: [{ kind: "queen", count: 1 }],
    sizeSquareMetres: 19,
    maximumGuests: 2,
    features: ["desk", "walkInShower"],
    isAccessible: false,
    factor: 1,
    allotment: 12,
  },
  twin: {
    code: "twin",
    beds: [{ kind: "twin", count: 2 }],
    sizeSquareMetres: 20,
    maximumGuests: 2,
    features: ["desk", "walkInShower"],
    isAccessible: false,
    factor: 1.02,
    allotment: 8,
  },
  accessible: {
    code: "accessible",
    beds: [{ kind: "twin", count: 2 }],
    sizeSquareMetres: 26,
    maximumGuests: 2,
    features: ["stepFree", "walkInShower", "desk"],
    isAccessible: true,
    factor: 1,
    allotment: 2,
  },
  superior: {
    code: "superior",
    beds: [
      { kind: "king", count: 1 },
      { kind: "sofa", count: 1 },
    ],
    sizeSquareMetres: 26,
    maximumGuests: 3,
    features: ["cityView", "desk", "kettle", "bathtub"],
    isAccessible: false,
    factor: 1.19,
    allotment: 8,
  },
  family: {
    code: "family",
    beds: [
      { kind: "queen", count: 1 },
      { kind: "bunk", count: 1 },
      { kind: "sofa", count: 1 },
    ],
    sizeSquareMetres: 34,
    maximumGuests: 5,
    features: ["sofa", "kettle", "bathtub"],
    isAccessible: false,
    factor: 1.38,
    allotment: 6,
  },
  apartment: {
    code: "apartment",
    beds: [
      { kind: "queen", count: 1 },
      { kind: "single", count: 2 },
      { kind: "sofa", count: 1 },
    ],
    sizeSquareMetres: 52,
    maximumGuests: 6,
    features: ["kitchenette", "separateLivingRoom", "walkInShower"],
    isAccessible: false,
    factor: 1.6,
    allotment: 4,
  },
  suite: {
    code: "suite",
    beds: [
      { kind: "king", count: 1 },
      { kind: "sofa", count: 1 },
    ],
    sizeSquareMetres: 46,
    maximumGuests: 4,
    features: ["separateLivingRoom", "balcony", "cityView", "bathtub"],
    isAccessible: false,
    factor: 1.85,
    allotment: 3,
  },
};

const sets = new Map<string, readonly RoomType[]>();

/** One list for all houses with the same rooms. */
export function roomSetOf(codes: readonly RoomCode[]): readonly RoomType[] {
  const key = codes.join(" ");
  const set =
    sets.get(key) ?? codes.map((code) => roomTypes[code]).sort((a, b) => a.factor - b.factor);
  sets.set(key, set);
  return set;
}

/** The only room of a house. */
export const lastRoom: readonly RoomType[] = [{ ...roomTypes.standard, allotment: 1 }];

const countGuests = ({ adults, childAges }: Room): number =>
  adults + childAges.filter((age) => age >= freeUntilAge).length;

/**
 * The room types that everybody fits in, with enough rooms, the cheapest first: the price of a
 * stay is the first one's.
 */
export function listFittingRooms(types: readonly RoomType[], party: readonly Room[]): RoomType[] {
  const guests = Math.max(...party.map(countGuests));
  return types.filter(
    ({ maximumGuests, allotment }) => maximumGuests >= guests && allotment >= party.length,
  );
}
