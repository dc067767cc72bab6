import { useTranslations } from "next-intl";
import { PartyText } from "@/components/site/hotels/party-text";
import { MoneyText } from "@/components/site/money-text.client";
import type { StayRates } from "@/lib/data/stay-rates";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import { resolveRoomChoice, sumTotals } from "@/lib/hotels/room-choice";
import type { Money } from "@/lib/money/money";
import { RatesBar } from "./rates-bar.client";
import type { StayView } from "./stay-view";

type Props = { rates: Promise<StayRates | SearchFailure>; view: StayView };

/** The way to the rates, with the lowest price as far as the viewer may see one. */
export async function RatesLink({ rates, view }: Props) {
  const answer = await rates;
  if (typeof answer === "string") return null;
  if (answer.kind === "alike" && answer.found.offers.length === 0) return null;
  return (
    <RatesBar>
      <LowestPrice total={toLowest(answer)} view={view} />
    </RatesBar>
  );
}

/** The cheapest is the first: of all rooms, or of each. */
function toLowest(rates: StayRates): Money | null {
  const cheapest =
    rates.kind === "alike" ? rates.found.offers.slice(0, 1) : resolveRoomChoice(rates.rooms, []);
  return sumTotals(cheapest.map(({ price }) => price?.total));
}

type LowestPriceProps = { total: Money | null; view: Pick<StayView, "nights" | "party"> };

function LowestPrice({ total, view: { nights, party } }: LowestPriceProps) {
  const t = useTranslations("hotelDetails.outlook");
  const terms = useTranslations("hotelTerms.stay");
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
