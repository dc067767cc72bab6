import { flightLimits, flightPlacePattern } from "@/lib/api/contract/flight-terms";
import { addDays, isCalendarDate } from "@/lib/dates/calendar-date";
import type { QueryInput, QueryValues } from "@/lib/query-values";
import { toEarliestDate } from "./earliest-date";
import type { FlightPlace, FlightQuery, FlightQueryLeg } from "./flight-query";
import type { FlightTrip } from "./flight-trips";

const { legs: mostLegs, days } = flightLimits;
/** Days from today to a departure without a date, and from there to the next. */
const usual = { ahead: 14, between: 7 };
const anywhere: FlightPlace = { id: null, name: "" };

function toPlace(id: string | undefined, name = ""): FlightPlace {
  const text = name.trim().slice(0, 200);
  return { id: id && flightPlacePattern.test(id) ? id : null, name: text };
}

/** `LIS` and `city-123` as `leg` writes places. */
const readCode = (code: string): FlightPlace =>
  /^[A-Z]{3}$/i.test(code)
    ? { id: `airport-${code.toUpperCase()}`, name: code.toUpperCase() }
    : toPlace(code, code);

const legPattern = /^([A-Za-z]{3}|city-\d{1,9})-([A-Za-z]{3}|city-\d{1,9})-(\d{4}-\d\d-\d\d)$/;

/** Places as the field `name` writes them: once for each leg of several. */
function readPlaces(values: QueryValues, name: string): FlightPlace[] {
  const [ids, names, meant] = [values(`${name}Id`), values(name), values(`${name}For`)];
  return names.map((text, index) => {
    // Without script a form still sends the last id after another place was typed.
    const isSame = meant.length === 0 || meant[index]?.trim() === text.trim();
    return toPlace(isSame ? ids[index] : undefined, text);
  });
}

type AskedLeg = { from: FlightPlace; to: FlightPlace; date: string | undefined };

function readLegs(values: QueryValues): { trip: FlightTrip; legs: AskedLeg[] } {
  const codes = values("leg").flatMap((text) => {
    const [, from, to, date] = legPattern.exec(text.trim()) ?? [];
    return from && to ? [{ from: readCode(from), to: readCode(to), date }] : [];
  });
  if (codes.length > 0)
    return { trip: codes.length > 1 ? "multi" : "oneWay", legs: codes.slice(0, mostLegs) };
  const [from, to] = [readPlaces(values, "from"), readPlaces(values, "to")];
  const dates = values("departure");
  const isFurther = (text: string, index: number) => index > 0 && text.trim() !== "";
  // Rows of the form that were filled in without script count.
  const isMulti =
    values("trip")[0] === "multi" || values("from").some(isFurther) || values("to").some(isFurther);
  // The form's empty rows are no legs.
  const count = isMulti ? Math.min(Math.max(from.length, to.length), mostLegs) : 1;
  const legs = Array.from({ length: count }, (_, index) => ({
    from: from[index] ?? anywhere,
    to: to[index] ?? anywhere,
    date: dates[index],
  })).filter((leg, index) => index === 0 || leg.from.name || leg.to.name);
  if (isMulti && legs.length > 1) return { trip: "multi", legs };
  const first = legs[0] ?? { from: anywhere, to: anywhere, date: undefined };
  const back = values("return")[0];
  if (!back || values("trip")[0] === "oneWay") return { trip: "oneWay", legs: [first] };
  return { trip: "return", legs: [first, { from: first.to, to: first.from, date: back }] };
}

/** Each leg's date, none before the leg ahead of it, as far as calendars go there. */
function readDates(
  legs: readonly AskedLeg[],
  { trip, today }: { trip: FlightTrip; today: string },
) {
  const last = addDays(today, days);
  let isWrong = false;
  let before: string | null = null;
  const dated = legs.map(({ from, to, date }): FlightQueryLeg => {
    const earliest =
      before === null ? today : trip === "multi" ? toEarliestDate(before, today) : before;
    const isKept = isCalendarDate(date) && date >= earliest && date <= last;
    isWrong ||= Boolean(date) && !isKept;
    const instead = before === null ? addDays(today, usual.ahead) : addDays(before, usual.between);
    const used = isKept && date ? date : instead > last ? last : instead;
    before = used;
    return { from, to, date: used };
  });
  return { legs: dated, isWrong };
}

const toCode = ({ id, name }: FlightPlace): string =>
  id?.startsWith("airport-") ? id.slice("airport-".length) : (id ?? name);

/** Several legs in short where all of their places are known, else as the form has them. */
function writeLegs({ trip, legs }: Pick<FlightQuery, "trip" | "legs">): QueryInput {
  const [first, second] = legs;
  if (trip !== "multi")
    return {
      from: first?.from.name,
      fromId: first?.from.id ?? undefined,
      to: first?.to.name,
      toId: first?.to.id ?? undefined,
      departure: first?.date,
      return: trip === "return" ? second?.date : undefined,
    };
  if (legs.every(({ from, to }) => from.id && to.id))
    return { leg: legs.map(({ from, to, date }) => `${toCode(from)}-${toCode(to)}-${date}`) };
  return {
    trip,
    from: legs.map(({ from }) => from.name),
    to: legs.map(({ to }) => to.name),
    departure: legs.map(({ date }) => date),
  };
}

/** Where to and when: what URLs have of the legs of a search. */
export const flightLegs = {
  read(values: QueryValues, { today }: { today: string }) {
    const { trip, legs: asked } = readLegs(values);
    const { legs, isWrong } = readDates(asked, { trip, today });
    return { trip, legs, problems: isWrong ? ["dates" as const] : [] };
  },
  write: writeLegs,
};
