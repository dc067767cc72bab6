import type { FlightFilters } from "@/lib/api/contract/flights";
import type { QueryValues } from "@/lib/query-values";
import type { Filter, FilterWords } from "@/lib/results/filters/filter";
import { readDecimal } from "@/lib/results/filters/read-decimal";
import { readParameter } from "@/lib/results/filters/read-parameter";
import { setFields } from "@/lib/results/filters/set-fields";
import { toLegName, type TripShape } from "./leg-names";

type Time = NonNullable<FlightFilters["times"]>[number];
type End = "departure" | "arrival";
type LegEnd = { leg: number; end: End };
type Hours = NonNullable<Time[End]>;

/** Hours of a day as they are typed, and the minutes of its last one. */
const [lastHour, lastMinute] = [24, 1_439];
const toMinutes = (hour: number) => Math.min(Math.round(hour * 60), lastMinute);
const toHour = (minutes: number) => (minutes === lastMinute ? lastHour : minutes / 60);
const toClock = (minutes: number) => {
  const all = minutes === lastMinute ? lastHour * 60 : minutes;
  return [Math.floor(all / 60), all % 60].map((part) => String(part).padStart(2, "0")).join(":");
};

/** `outFrom`, `inArriveUntil`, `leg3From`. */
function toNames(shape: TripShape, { leg, end }: LegEnd) {
  const { key, number } = toLegName(shape, leg);
  const stem = { only: "out", out: "out", back: "in", leg: `leg${number}` }[key];
  const name = end === "arrival" ? `${stem}Arrive` : stem;
  return { from: `${name}From`, until: `${name}Until` };
}

/** Several flights one after the other are chosen by when they depart alone. */
const listEnds = ({ legs }: TripShape): LegEnd[] =>
  Array.from({ length: legs }, (_, leg) =>
    (legs > 2 ? (["departure"] as const) : (["departure", "arrival"] as const)).map((end) => ({
      leg,
      end,
    })),
  ).flat();

const hoursOf = ({ times = [] }: FlightFilters, { leg, end }: LegEnd): Hours | undefined =>
  times.find((time) => time.leg === leg)?.[end];

/** The filters with other hours, or without any, for one end of a leg. */
function withHours(
  filters: FlightFilters,
  { leg, end, hours }: LegEnd & { hours: Hours | undefined },
): FlightFilters {
  const { times = [] } = filters;
  const time = setFields<Time>(times.find((other) => other.leg === leg) ?? { leg }, [end, hours]);
  const others = times.filter((other) => other.leg !== leg);
  const isSet = Boolean(time.departure ?? time.arrival);
  const changed = isSet ? [...others, time].toSorted((a, b) => a.leg - b.leg) : others;
  return setFields(filters, ["times", changed]);
}

function readHours(values: QueryValues, names: { from: string; until: string }) {
  const parse = (text: string) => readDecimal(text, { max: lastHour });
  const [from, until] = [
    readParameter(values, names.from, parse),
    readParameter(values, names.until, parse),
  ];
  const [first, last] = [from.found[0] ?? 0, until.found[0] ?? lastHour];
  const hours = { from: toMinutes(first), until: toMinutes(last) };
  // A range through midnight isn't supported.
  const isTurned = first > last;
  return {
    hours: isTurned || (hours.from === 0 && hours.until === lastMinute) ? undefined : hours,
    hasProblem: isTurned || from.hasProblem || until.hasProblem,
  };
}

const toLegend = (shape: TripShape, { leg, end }: LegEnd, { t }: Pick<FilterWords, "t">) => {
  const { key, number } = toLegName(shape, leg);
  return t(`flights.filters.hours.${key}.${end}`, { number });
};

/** What is read, written and shown of the hours of all legs. */
function chosenHours<Facets>(
  shape: TripShape,
  ends: readonly LegEnd[],
): Filter<FlightFilters, Facets> {
  return {
    fields: ["times"],
    read: (values) => {
      const read = ends.map((each) => ({ ...each, ...readHours(values, toNames(shape, each)) }));
      return {
        filters: read.reduce<FlightFilters>((filters, each) => withHours(filters, each), {}),
        hasProblem: read.some(({ hasProblem }) => hasProblem),
      };
    },
    write: (filters) =>
      Object.fromEntries(
        ends.flatMap((each) => {
          const { from = 0, until = lastMinute } = hoursOf(filters, each) ?? {};
          const names = toNames(shape, each);
          return [
            [names.from, from > 0 ? toHour(from) : undefined],
            [names.until, until < lastMinute ? toHour(until) : undefined],
          ];
        }),
      ),
    chips: (filters, words) =>
      ends.flatMap((each) => {
        const hours = hoursOf(filters, each);
        if (!hours) return [];
        const label = words.t("flights.filters.hours.chip", {
          end: toLegend(shape, each, words),
          from: toClock(hours.from),
          until: toClock(hours.until),
        });
        return [{ label, left: withHours(filters, { ...each, hours: undefined }) }];
      }),
    control: () => null,
  };
}

/** The fields of one end of a leg: two hours on a scale of a day. */
const hoursFields = <Facets>(shape: TripShape, each: LegEnd): Filter<FlightFilters, Facets> => ({
  fields: [],
  read: () => ({ filters: {}, hasProblem: false }),
  write: () => ({}),
  chips: () => [],
  control: (filters, _facets, words) => {
    const names = toNames(shape, each);
    const hours = hoursOf(filters, each);
    return {
      kind: "range",
      legend: toLegend(shape, each, words),
      hint: words.t("flights.filters.hours.hint"),
      fields: [
        {
          name: names.from,
          label: words.t("flights.filters.hours.from"),
          value: hours && hours.from > 0 ? toHour(hours.from) : "",
        },
        {
          name: names.until,
          label: words.t("flights.filters.hours.until"),
          value: hours && hours.until < lastMinute ? toHour(hours.until) : "",
        },
      ],
      scale: { minimum: 0, maximum: lastHour, step: 1, currency: null },
    };
  },
});

/**
 * Between which hours each leg departs and arrives, by the clocks there: one field of the contract
 * with several groups of fields in the form.
 */
export function hoursFilters<Facets>(shape: TripShape): Filter<FlightFilters, Facets>[] {
  const ends = listEnds(shape);
  return [chosenHours(shape, ends), ...ends.map((each) => hoursFields<Facets>(shape, each))];
}
