import { useTranslations } from "next-intl";
import { PartyText } from "@/components/site/hotels/party-text";
import { MoneyText } from "@/components/site/money-text.client";
import type { HotelOffers } from "@/lib/data/hotels";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import { RatesBar } from "./rates-bar.client";
import type { StayView } from "./stay-view";

type Props = { found: Promise<HotelOffers | SearchFailure>; view: StayView };

/** The way to the rates, with the lowest price as far as the viewer may see one. */
export async function RatesLink({ found, view }: Props) {
  const answer = await found;
  if (typeof answer === "string" || answer.offers.length === 0) return null;
  return (
    <RatesBar>
      <LowestPrice offers={answer.offers} view={view} />
    </RatesBar>
  );
}

function LowestPrice({
  offers,
  view: { nights, party },
}: Pick<HotelOffers, "offers"> & Pick<Props, "view">) {
  const t = useTranslations("hotelDetails.outlook");
  const terms = useTranslations("hotelTerms.stay");
  // The cheapest is the first.
  const total = offers[0]?.price?.total;
  return (
    <>
      {total && (
        <span className="block font-semibold">
          {t.rich("from", { price: () => <MoneyText money={total} /> })}
        </span>
      )}
      <span className="block text-sm text-ink-soft">
        {terms("nights", { count: nights })}, <PartyText rooms={party.rooms} />
      </span>
    </>
  );
}
