import type { HotelOffer } from "@/lib/api/contract/hotels";
import { RateRow } from "./rate-row";
import type { StayView } from "./stay-view";

type Props = {
  offers: readonly HotelOffer[];
  shownComments: readonly string[];
  dealId: string | null;
  view: StayView;
};

/** Rates of one room type. */
export const RateList = ({ offers, shownComments, dealId, view }: Props) => (
  <ul className="divide-y divide-line">
    {offers.map((offer) => (
      <li key={offer.id}>
        <RateRow
          offer={offer}
          shownComments={shownComments}
          isDeal={offer.id === dealId}
          view={view}
        />
      </li>
    ))}
  </ul>
);
