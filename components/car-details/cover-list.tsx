import type { CarOffer } from "@/lib/api/contract/cars";
import { CoverCard } from "./cover-card";
import type { RentalView } from "./rental-view";

type Props = { offers: readonly CarOffer[]; dealId: string | null; view: RentalView };

/** A car's covers beside each other; `dealId` is the offer that a deal's card has led to. */
export function CoverList({ offers, dealId, view }: Props) {
  const all = [...new Set(offers.flatMap(({ inclusions }) => inclusions))];
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id}>
          <CoverCard
            offer={offer}
            cheapest={offers[0]}
            inclusions={all}
            isDeal={offer.id === dealId}
            view={view}
          />
        </li>
      ))}
    </ul>
  );
}
