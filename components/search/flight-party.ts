import { flightLimits } from "@/lib/api/contract/flight-terms";
import type { FlightQuery } from "@/lib/flights/flight-query";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { youngAges, type AgedKind } from "@/lib/flights/young-ages";

/** An age is null until one is chosen. */
type Age = number | null;

/** Passengers while the user counts them. `adults` includes the teens, as airlines count. */
export type DraftParty = { adults: number; teens: Age[]; children: Age[]; infants: Age[] };

const { seated } = flightLimits;

const unknown = (count = 0): Age[] => Array.from({ length: count }, () => null);

/** The passengers of a search, with those of unknown age. */
export function toDraftParty({
  adults,
  ages,
  ageless,
}: Pick<FlightQuery, "adults" | "ages" | "ageless">): DraftParty {
  const of = (kind: AgedKind): Age[] => ages.filter((age) => youngAges[kind].includes(age));
  return {
    adults: toPassengers({ adults, ages }).counts.adult,
    teens: of("teens"),
    children: [...of("children"), ...unknown(ageless?.children)],
    infants: [...of("infants"), ...unknown(ageless?.infants)],
  };
}

export const countPeople = ({ adults, children, infants }: DraftParty): number =>
  adults + children.length + infants.length;

/** How many of each there can be, as the others are. */
export const toLimits = ({ adults, teens, children }: DraftParty) => ({
  adults: seated - children.length,
  teens: adults - 1,
  children: seated - adults,
  // Only who is 18 or older holds one.
  infants: adults - teens.length,
});

/** As many of a kind; known ages stay. */
export const withCount = (ages: readonly Age[], count: number): Age[] => [
  ...ages.slice(0, count),
  ...unknown(Math.max(count - ages.length, 0)),
];

/** Fewer adults have fewer laps, and fewer of them can be young. */
export const withAdults = (party: DraftParty, adults: number): DraftParty =>
  withTeens({ ...party, adults }, party.teens.slice(0, adults - 1));

/** More teens among the adults have fewer laps. */
export const withTeens = (party: DraftParty, teens: Age[]): DraftParty => ({
  ...party,
  teens,
  infants: party.infants.slice(0, party.adults - teens.length),
});

/** The rules that stop a stepper now. */
export function listRules(party: DraftParty): ("seated" | "laps" | "grown")[] {
  const limits = toLimits(party);
  return [
    ...(party.adults >= limits.adults ? (["seated"] as const) : []),
    ...(party.infants.length > 0 && party.infants.length >= limits.infants
      ? (["laps"] as const)
      : []),
    ...(party.teens.length > 0 && party.teens.length >= limits.teens ? (["grown"] as const) : []),
  ];
}
