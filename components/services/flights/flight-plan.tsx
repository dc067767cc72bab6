import { useFormatter } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { localMomentOfYear, toLocalMoment } from "@/lib/dates/local-moment";

/** Every flight of an itinerary in a line or two: to be compared with another one. */
export function FlightPlan({ item: { itinerary } }: { item: FlightItem }) {
  const format = useFormatter();
  const toText = (local: string) => format.dateTime(toLocalMoment(local), localMomentOfYear);
  return (
    <ol className="space-y-2">
      {itinerary.legs
        .flatMap(({ segments }) => segments)
        .map(({ number, airline, from, to, departs, arrives }) => (
          <li key={`${number} ${departs.at}`}>
            <span className="block font-semibold">
              <bdi dir="ltr">{`${number} · ${from.iata} – ${to.iata}`}</bdi>
            </span>
            <span className="block text-ink-soft">
              <bdi>{airline.name}</bdi>
            </span>
            <time dateTime={departs.at}>{toText(departs.local)}</time>
            {" – "}
            <time dateTime={arrives.at}>{toText(arrives.local)}</time>
          </li>
        ))}
    </ol>
  );
}
