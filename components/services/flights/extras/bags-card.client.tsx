"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import { Stepper } from "@/components/ui/stepper.client";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Fare } from "@/lib/api/contract/flights";
import { bagId, type FlightExtraCounts } from "@/lib/flights/flight-extras";
import { toAirports } from "@/lib/flights/list-segments";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { IncludedBags } from "./included-bags";
import { useSeatedName } from "@/components/services/flights/seats/use-seat-words";

type Bag = FlightItem["bags"][number];
type Props = {
  item: Pick<FlightItem, "itinerary" | "fare">;
  passengers: readonly SeatedPassenger[];
  /** Of one more, by leg; null where none is sold. */
  prices: NonNullable<Fare["bagPrices"]>;
  counts: FlightExtraCounts;
  onChange: (bag: Bag, passenger: SeatedPassenger, route: string) => void;
};

/** Checked bags to add, for each passenger on each leg, after what the fare includes. */
export function BagsCard({ item: { itinerary, fare }, passengers, prices, ...choice }: Props) {
  const t = useTranslations("flightExtras.bags");
  const { bags } = fare;
  return (
    <Card title={t("title")}>
      <IncludedBags bags={bags} />
      {bags.extra === 0 ? (
        <p className="mt-4 text-ink-soft">{t("none")}</p>
      ) : (
        itinerary.legs.map(({ segments }, leg) => (
          <LegBags
            key={leg}
            leg={leg}
            route={toAirports(segments)}
            most={bags.extra}
            price={prices[leg] ?? null}
            passengers={passengers}
            {...choice}
          />
        ))
      )}
    </Card>
  );
}

type LegProps = Pick<Props, "passengers" | "counts" | "onChange"> & {
  leg: number;
  route: string;
  most: number;
  price: NonNullable<Fare["bagPrices"]>[number];
};

function LegBags({ leg, route, most, price, passengers, counts, onChange }: LegProps) {
  const t = useTranslations("flightExtras.bags");
  const step = useTranslations("checkout.extras");
  const toName = useSeatedName();
  const id = useId();
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">
        <bdi>{route}</bdi>
      </h3>
      {price === null ? (
        <p className="text-sm text-ink-soft">{t("notSold")}</p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {t.rich("each", { price: () => <ExactMoney money={price} /> })}
          </p>
          <ul>
            {passengers.map((passenger) => {
              const person = toName(passenger);
              const name = t("name", { passenger: person, leg: route });
              const control = `${id}-${passenger.index}`;
              return (
                <li key={passenger.index} className="flex items-center justify-between gap-4 py-2">
                  <label htmlFor={control}>
                    <span aria-hidden>{person}</span>
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </label>
                  <Stepper
                    id={control}
                    value={counts[bagId(passenger.index, leg)] ?? 0}
                    min={0}
                    max={most}
                    onChange={(count) =>
                      onChange({ passenger: passenger.index, leg, count }, passenger, route)
                    }
                    decreaseLabel={step("less", { name })}
                    increaseLabel={step("more", { name })}
                  />
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
