import { useFormatter, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import { BoardText } from "@/components/site/hotels/board-text";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { CancellationText } from "@/components/site/prices/cancellation-text";
import { Skeleton } from "@/components/ui/skeleton";
import { accessibilityFeatures, hotelAmenities } from "@/lib/api/contract/hotel-terms";
import type { Hotel } from "@/lib/api/contract/hotels";
import type { ComparedHotel, ComparedRates, ComparisonView } from "@/lib/data/hotel-comparison";
import { toMapUrl } from "@/lib/maps/to-map-url";
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from "./comparison-row";
import { OfferPrice } from "./offer-price";
import clsx from "clsx";
import { Icon } from "@/components/ui/icon";

type Props = {
  columns: readonly ComparedHotel[];
  /** By id; null until they are loaded. */
  rates: ReadonlyMap<string, ComparedRates> | null;
  view: ComparisonView;
};
type Offered = Extract<ComparedRates, { state: "offered" }>;

const yesNo = (has: boolean): ComparisonCell => {
  const status = has ? "yes" : "no";
  return { value: status, shown: <YesNo status={status} /> };
};

/** Everything hotels are compared by, in the order of the table. */
export function useComparisonGroups({ columns, rates, view }: Props): ComparisonGroup[] {
  const t = useTranslations("hotelComparison");
  const terms = useTranslations("hotelTerms");
  const format = useFormatter();
  const hotels = columns.flatMap(({ hotel }) => hotel ?? []);
  const { showsPrices, priceCall, nights, now, placeName } = view;

  const ofHotel = (
    id: string,
    label: string,
    toCell: (hotel: Hotel, column: ComparedHotel) => ComparisonCell,
  ): ComparisonRow => ({
    id,
    label,
    cells: columns.map((column) => column.hotel && toCell(column.hotel, column)),
  });
  const ofRate = (
    id: string,
    label: string,
    toCell: (rates: Offered, hotel: Hotel) => ComparisonCell,
  ): ComparisonRow =>
    ofHotel(id, label, (hotel) => {
      if (!rates) return { value: "", shown: <Skeleton className="h-6 w-3/4" /> };
      const found = rates.get(hotel.id) ?? { state: "failed" };
      if (found.state === "offered") return toCell(found, hotel);
      const isFirst = id === "price";
      const text = found.state === "full" ? t("noRooms") : t("failed");
      return { value: found.state, shown: isFirst ? text : "–" };
    });

  const offer: ComparisonRow[] = [
    ofRate("price", t("rows.price", { nights }), (rate, hotel) => ({
      value: JSON.stringify(rate.offer.price?.total ?? null),
      shown: <OfferPrice offer={rate.offer} hotelName={hotel.name} priceCall={priceCall} />,
    })),
    ofRate("room", t(showsPrices ? "rows.cheapestRoom" : "rows.room"), (rate) => ({
      value: rate.offer.room.name,
      shown: <bdi>{rate.offer.room.name}</bdi>,
    })),
    ofRate("board", t("rows.board"), (rate) => ({
      value: rate.offer.board,
      shown: <BoardText board={rate.offer.board} />,
    })),
    ofRate("breakfast", t("rows.breakfast"), ({ hasBreakfast }) => yesNo(hasBreakfast)),
    ofRate("cancellation", t("rows.cancellation"), (rate) => ({
      value: JSON.stringify(rate.offer.cancellation.steps),
      shown: <CancellationText cancellation={rate.offer.cancellation} now={now} />,
    })),
  ];

  const house: ComparisonRow[] = [
    ofHotel("score", t("rows.score"), ({ guestScore }) => ({
      value: String(guestScore?.value),
      shown: guestScore ? <GuestScore score={guestScore} /> : t("noReviews"),
    })),
    ofHotel("class", t("rows.hotelClass"), ({ hotelClass }) => ({
      value: String(hotelClass),
      shown: hotelClass ? <HotelClass hotelClass={hotelClass} /> : t("noClass"),
    })),
    ...(placeName === null
      ? []
      : [
          ofHotel("distance", t("rows.distance", { place: placeName }), (_hotel, { distance }) => {
            const text = t("distance", {
              distance: format.number(distance ?? 0, {
                maximumFractionDigits: (distance ?? 0) < 10 ? 1 : 0,
              }),
            });
            return { value: text, shown: text };
          }),
        ]),
    ofHotel("address", t("rows.address"), (hotel) => ({
      value: hotel.address,
      shown: (
        <>
          <span className="block">{hotel.address}</span>
          <TextLink
            href={toMapUrl(hotel)}
            rel="noopener"
            target="_blank"
            aria-label={t("mapOf", { name: hotel.name })}
            className="hover:underline"
          >
            {t("map")}
          </TextLink>
        </>
      ),
    })),
  ];

  const amenities = hotelAmenities
    .filter((amenity) => hotels.some((hotel) => hotel.amenities.includes(amenity)))
    .map((amenity) =>
      ofHotel(amenity, terms(`amenities.${amenity}`), (hotel) =>
        yesNo(hotel.amenities.includes(amenity)),
      ),
    );

  const times: ComparisonRow[] = [
    ofHotel("checkIn", terms("stay.checkIn"), ({ checkIn: { from, until } }) => {
      const text = until
        ? terms("stay.between", { from, until })
        : terms("stay.from", { time: from });
      return { value: text, shown: text };
    }),
    ofHotel("checkOut", terms("stay.checkOut"), ({ checkOut: { until } }) => {
      const text = terms("stay.until", { time: until });
      return { value: text, shown: text };
    }),
  ];

  const accessibility = accessibilityFeatures
    .filter((feature) =>
      hotels.some((hotel) => hotel.accessibility.some((entry) => entry.feature === feature)),
    )
    .map((feature) =>
      ofHotel(feature, terms(`accessibility.features.${feature}`), (hotel) => {
        const status = hotel.accessibility.find((entry) => entry.feature === feature)?.status;
        return {
          value: String(status),
          shown: status ? <YesNo status={status} /> : t("unknown"),
        };
      }),
    );

  return [
    { id: "offer", title: t("groups.offer"), rows: offer },
    { id: "house", title: t("groups.house"), rows: house },
    { id: "amenities", title: t("groups.amenities"), rows: amenities },
    { id: "times", title: t("groups.times"), rows: times },
    { id: "accessibility", title: t("groups.accessibility"), rows: accessibility },
  ].filter(({ rows }) => rows.length > 0);
}

const looks = {
  yes: { icon: "check", className: "text-success" },
  onRequest: { icon: "message-circle-question-mark", className: "text-warning" },
  no: { icon: "x", className: "text-ink-faint" },
} as const;

/** In words, too: neither colour nor sign says it alone. */
function YesNo({ status }: { status: keyof typeof looks }) {
  const t = useTranslations("hotelTerms.accessibility.status");
  const { icon, className } = looks[status];
  return (
    <span className={clsx("inline-flex items-center gap-1.5 font-medium", className)}>
      <Icon name={icon} className="size-4 shrink-0" />
      {t(status)}
    </span>
  );
}
