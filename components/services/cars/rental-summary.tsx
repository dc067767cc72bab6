import { useFormatter, useTranslations } from "next-intl";
import { Fact } from "@/components/site/bookings/fact";
import type { CarItem } from "@/lib/api/contract/car-items";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

type End = CarItem["offer"]["pickUp"];

/** When and where, by the clock of the desk, and to fetch the car how one gets to it. */
function RentalEnd({ end: { local, depot }, isPickUp = false }: { end: End; isPickUp?: boolean }) {
  const t = useTranslations("carBooking.desks");
  const format = useFormatter();
  return (
    <>
      {format.dateTime(toLocalMoment(local), localMomentOfDay)}
      <span className="block font-normal text-ink-soft">
        <bdi>{depot.name}</bdi>
      </span>
      {isPickUp && <span className="block font-normal text-ink-soft">{t(depot.kind)}</span>}
    </>
  );
}

/** "2 × Child seat" each; nothing where none was added. */
export function ChosenExtras({ extras }: Pick<CarItem, "extras">) {
  const t = useTranslations("priceTerms.charges.names");
  return extras.map(({ id, count }) => (
    <span key={id} className="block">
      {count > 1 && `${count} × `}
      {t(id)}
    </span>
  ));
}

/** Which car, from where and when until where and when, with which cover and extras. */
export function RentalSummary({ item: { offer, extras } }: { item: CarItem }) {
  const t = useTranslations("carBooking");
  const terms = useTranslations("carTerms");
  const { vehicle, company, pickUp, dropOff, days, cover } = offer;
  return (
    <div>
      <p className="text-heading font-semibold">{terms("orSimilar", { name: vehicle.name })}</p>
      <dl className="mt-3 text-sm">
        <Fact label={t("summary.company")}>
          <bdi>{company.name}</bdi>
        </Fact>
        <Fact label={terms("rental.pickUp")}>
          <RentalEnd end={pickUp} isPickUp />
        </Fact>
        <Fact label={terms("rental.dropOff")}>
          <RentalEnd end={dropOff} />
        </Fact>
        <Fact label={t("summary.length")}>{t("summary.days", { count: days })}</Fact>
        <Fact label={t("summary.cover")}>{terms(`covers.${cover}`)}</Fact>
        {extras.length > 0 && (
          <Fact label={t("summary.extras")}>
            <ChosenExtras extras={extras} />
          </Fact>
        )}
      </dl>
    </div>
  );
}
