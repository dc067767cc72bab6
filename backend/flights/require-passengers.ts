import { fitsAge, toAgeDay, toFirstDay, toLastDay } from "@/lib/dates/flight-days";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import type { Answer } from "@/lib/api/contract/needs";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { longestDocumentName, toNameFault } from "@/lib/api/contract/document-name";
import { refuseInput } from "../errors/refuse-input";
import type { Traveller } from "../ports/booking-supplier";

type Order = {
  travellers: readonly Traveller[];
  answers: readonly Answer[];
};

type FlightDays = Parameters<typeof fitsAge>[2];

const nameRules = {
  missing: "must be there: a ticket has two names, which may be the same",
  letters: "must be in Latin letters, as in the travel document",
  tooLong: `must have at most ${longestDocumentName} characters: a ticket has room for no more`,
};

/** @throws RouteError 422 naming the passenger's field */
function requireName({ firstName, lastName }: Traveller, passenger: number): void {
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    const fault = name === "" ? "missing" : toNameFault(name);
    if (fault) throw refuseInput(`travellers.${passenger}.${field}`, nameRules[fault]);
  }
}

/** @throws RouteError 422 naming the passenger, for an age that isn't the one that is priced */
function requireAge(
  birthDate: string,
  { age, days, passenger }: { age: number | null; days: FlightDays; passenger: number },
): void {
  if (fitsAge(birthDate, { age }, days)) return;
  const { youngest, oldest } = flightLimits;
  const wanted = age === null ? `${youngest} to ${oldest}` : String(age);
  throw refuseInput(
    `answers.birthDate.${passenger}`,
    `must be of somebody who is born by ${days.firstDay} and ${wanted} on ${days.ageDay}: the price is for that age`,
  );
}

/**
 * Each infant on the lap of an adult, and each adult with one infant; those of whom nothing is said
 * are the airline's to place.
 * @throws RouteError 422 naming the passenger
 */
function requireLaps({ adults, ages }: FlightItem, travellers: readonly Traveller[]): void {
  const { kinds } = toPassengers({ adults, ages });
  const taken = new Set<number>();
  for (const [passenger, { onLapOf }] of travellers.entries()) {
    if (onLapOf === undefined) continue;
    if (kinds[passenger] !== "infant" || onLapOf >= adults || taken.has(onLapOf))
      throw refuseInput(
        `travellers.${passenger}.onLapOf`,
        "must be of an infant, and name an adult who holds no other",
      );
    taken.add(onLapOf);
  }
}

/**
 * Passengers are named as they are priced: adults first, then those under 18 in their order.
 * @throws RouteError 422 naming the field and the passenger, for another number of them, names that
 *   no ticket can have, laps that can't be, ages that aren't those of the price, and passports that
 *   run out before the last day
 */
export function requirePassengers(item: FlightItem, { travellers, answers }: Order): void {
  const { adults, ages } = item;
  if (travellers.length !== adults + ages.length)
    throw refuseInput("travellers", `must name all ${adults + ages.length} passengers`);
  requireLaps(item, travellers);
  const days = { firstDay: toFirstDay(item), ageDay: toAgeDay(item) };
  const lastDay = toLastDay(item);
  const find = (need: Answer["need"], passenger: number) =>
    answers.find((answer) => answer.need === need && answer.traveller === passenger)?.value;
  for (const [passenger, traveller] of travellers.entries()) {
    requireName(traveller, passenger);
    requireAge(find("birthDate", passenger) ?? "", {
      age: ages[passenger - adults] ?? null,
      days,
      passenger,
    });
    const expiry = find("passportExpiry", passenger);
    if (expiry !== undefined && expiry < lastDay)
      throw refuseInput(
        `answers.passportExpiry.${passenger}`,
        `must be ${lastDay} or later: it has to be valid on the last flight`,
      );
  }
}
