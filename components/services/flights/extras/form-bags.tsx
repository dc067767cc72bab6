import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { TextInput } from "@/components/ui/text-input";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { OfferedFlightExtras } from "@/lib/data/flight-extras";
import { bagId, toFlightExtras, type FlightExtraCounts } from "@/lib/flights/flight-extras";
import { toAirports } from "@/lib/flights/list-segments";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { IncludedBags } from "./included-bags";
import { useSeatedName } from "@/components/services/flights/seats/use-seat-words";

type Props = {
  item: FlightItem;
  passengers: readonly SeatedPassenger[];
  prices: OfferedFlightExtras["bagPrices"];
};

/** A number of bags for each passenger on each leg where some are sold. */
export function FormBags({ item, passengers, prices }: Props) {
  const t = useTranslations("flightExtras.bags");
  const toName = useSeatedName();
  const { bags } = item.fare;
  const counts: FlightExtraCounts = toFlightExtras(item);
  return (
    <Card title={t("title")}>
      <IncludedBags bags={bags} />
      {bags.extra === 0 && <p className="mt-4 text-ink-soft">{t("none")}</p>}
      {bags.extra > 0 &&
        item.itinerary.legs.map(({ segments }, leg) => {
          const route = toAirports(segments);
          const price = prices[leg];
          return (
            <fieldset key={leg} className="mt-5 border-t border-line pt-4">
              <legend className="float-start font-semibold">
                <bdi>{route}</bdi>
              </legend>
              <p className="clear-both text-sm text-ink-soft">
                {price
                  ? t.rich("each", { price: () => <ExactMoney money={price} /> })
                  : t("notSold")}
              </p>
              {price &&
                passengers.map((passenger) => {
                  const id = bagId(passenger.index, leg);
                  const person = toName(passenger);
                  return (
                    <p key={id} className="mt-2 flex items-center justify-between gap-4">
                      <label htmlFor={id}>
                        <span aria-hidden>{person}</span>
                        <VisuallyHidden>
                          {t("name", { passenger: person, leg: route })}
                        </VisuallyHidden>
                      </label>
                      <TextInput
                        id={id}
                        name={id}
                        type="number"
                        min={0}
                        max={bags.extra}
                        defaultValue={counts[id] ?? 0}
                        className="max-w-20"
                      />
                    </p>
                  );
                })}
            </fieldset>
          );
        })}
    </Card>
  );
}
