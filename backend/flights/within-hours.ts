import type { FlightFilters, FlightLeg } from "@/lib/api/contract/flights";

type Hours = { from: number; until: number };

/** Minutes after midnight of YYYY-MM-DDTHH:MM. */
const toMinutes = (local: string): number =>
  Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));

const isInside = (local: string | undefined, hours: Hours | undefined): boolean => {
  if (!hours || local === undefined) return true;
  const minutes = toMinutes(local);
  return minutes >= hours.from && minutes <= hours.until;
};

/** Whether each leg departs and arrives within its hours, by the clocks there. */
export const isWithinHours = (
  legs: readonly FlightLeg[],
  times: NonNullable<FlightFilters["times"]>,
): boolean =>
  times.every(({ leg: index, departure, arrival }) => {
    const segments = legs[index]?.segments;
    return (
      isInside(segments?.[0]?.departs.local, departure) &&
      isInside(segments?.at(-1)?.arrives.local, arrival)
    );
  });
