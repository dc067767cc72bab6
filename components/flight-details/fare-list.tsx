import type { Fare } from "@/lib/api/contract/flights";
import { FareCard } from "./fare-card";
import type { FlightView } from "./flight-view";

type Props = {
  fares: readonly Fare[];
  view: FlightView;
  /** Where the party is set. */
  partyHref: string;
};

/** The fares of an itinerary beside each other, in the order that the viewer may know. */
export function FareList({ fares, view, partyHref }: Props) {
  return (
    <ul className="grid gap-x-5 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {fares.map((fare) => (
        <li key={fare.id}>
          <FareCard fare={fare} first={fares[0] ?? fare} view={view} partyHref={partyHref} />
        </li>
      ))}
    </ul>
  );
}
