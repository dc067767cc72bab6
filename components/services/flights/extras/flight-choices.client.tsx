"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import type { ExtrasEditor } from "@/components/checkout/use-extras.client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import {
  readSeatId,
  withBags,
  withSeat,
  type FlightExtraCounts,
  type SeatChoice,
} from "@/lib/flights/flight-extras";
import { listSeatedPassengers } from "@/lib/flights/list-passengers";
import { withoutSeats, type SeatMaps } from "@/lib/flights/seat-map";
import { bagPricesQuery, seatMapsQuery } from "@/lib/queries/flight-extras";
import { getQueryClient } from "@/lib/queries/query-client";
import { BagsCard } from "./bags-card.client";
import { SeatsCard } from "../seats/seats-card.client";
import { useSeatedName } from "@/components/services/flights/seats/use-seat-words";

type Props = { item: FlightItem; editor: ExtrasEditor };

/** Bags and seats, fetched by the browser: the page itself waits for no airline. */
export function FlightChoices({ item, editor: { counts, lost, hasFailed, change } }: Props) {
  const t = useTranslations("flightExtras");
  const extras = useTranslations("checkout.extras");
  const locale = useLocale();
  const toName = useSeatedName();
  const passengers = useMemo(() => listSeatedPassengers(item), [item]);
  const isGivenOut = item.fare.seatChoice === "atCheckIn";
  const hasBags = item.fare.bags.extra > 0;
  const bags = useQuery({ ...bagPricesQuery(item), enabled: hasBags }, getQueryClient());
  const seats = useQuery({ ...seatMapsQuery(item), enabled: !isGivenOut }, getQueryClient());
  const lostSeats = lost.flatMap((id) => readSeatId(id) ?? []);
  const maps = useMemo(() => seats.data && withoutLost(seats.data, lost), [seats.data, lost]);
  const { refetch } = seats;
  useEffect(() => {
    if (lost.some((id) => readSeatId(id))) void refetch();
  }, [lost, refetch]);
  const askAgain = () => {
    if (hasNoBagPrices) void bags.refetch();
    if (seats.isError) void seats.refetch();
  };
  const hasNoBagPrices = hasBags && (bags.isError || bags.data === null);
  const hasNoAnswer = hasNoBagPrices || seats.isError;
  const isAsking = (hasBags && bags.isPending) || (!isGivenOut && seats.isPending);

  function toSeatText(choices: readonly SeatChoice[], total: string) {
    const [choice, ...others] = choices;
    const passenger = passengers.find(({ index }) => index === choice?.passenger);
    if (!choice || !passenger) return "";
    const { seat } = choice;
    if (others.length > 0)
      return t(seat === null ? "seats.together.removed" : "seats.together.changed", { total });
    return seat === null
      ? t("seats.removed", { passenger: toName(passenger), total })
      : t("seats.changed", { passenger: toName(passenger), seat, total });
  }

  return (
    <>
      {lost.length > 0 && (
        <Notice tone="error">
          {lostSeats.length > 0 && (
            <p>
              {t("lostSeats", {
                count: lostSeats.length,
                seats: new Intl.ListFormat(locale).format(lostSeats.map(({ seat }) => seat)),
              })}
            </p>
          )}
          {lostSeats.length < lost.length && <p>{t("lostBags")}</p>}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="error">
          <p>{extras("failed")}</p>
        </Notice>
      )}
      {hasNoAnswer && (
        <Notice tone="error">
          <p>{t("failed")}</p>
          <Button look="secondary" size="small" onClick={askAgain}>
            {t("retry")}
          </Button>
        </Notice>
      )}
      {isAsking && !hasNoAnswer && (
        <div aria-busy className="space-y-6">
          <p role="status" className="text-sm text-ink-soft">
            {t("loading")}
          </p>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </div>
      )}
      {(!hasBags || bags.data) && (
        <BagsCard
          item={item}
          passengers={passengers}
          prices={bags.data ?? []}
          counts={counts}
          onChange={(bag, passenger, leg) =>
            change(withBags(counts, bag), (total) =>
              t("bags.changed", { passenger: toName(passenger), leg, count: bag.count, total }),
            )
          }
        />
      )}
      {isGivenOut && (
        <Card title={t("seats.title")}>
          <p className="text-ink-soft">{t("seats.atCheckIn")}</p>
        </Card>
      )}
      {maps && (
        <SeatsCard
          item={item}
          passengers={passengers}
          maps={maps}
          counts={counts}
          onChoose={(choices) =>
            change(
              choices.reduce<FlightExtraCounts>(
                (before, choice) => withSeat(before, choice),
                counts,
              ),
              (total) => toSeatText(choices, total),
            )
          }
        />
      )}
    </>
  );
}

/** Seats that another buyer has just taken aren't free, though the answer before says so. */
const withoutLost = (maps: SeatMaps, lost: readonly string[]): SeatMaps => {
  const gone = lost.flatMap((id) => readSeatId(id) ?? []);
  return maps.map((map, segment) => {
    const here = gone.filter((each) => each.segment === segment).map(({ seat }) => seat);
    return map && withoutSeats(map, new Set(here));
  });
};
