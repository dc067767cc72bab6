import { useFormatter, useTranslations } from "next-intl";
import { CompanyLine } from "@/components/site/cars/company-line";
import { RentalPayments, RentalTotal } from "@/components/site/cars/rental-price";
import { VehicleFacts } from "@/components/site/cars/vehicle-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { CarSummary } from "@/lib/api/contract/cars";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import { CarTerms } from "./car-terms";

const depotIcons = {
  counter: "store",
  shuttle: "bus",
  meetAndGreet: "user-round-check",
  city: "building-2",
} as const;

type Props = {
  car: CarSummary;
  /** Its covers for the same rental. */
  href: string;
  placeName: string;
  priceCall: PriceCall | null;
  isFirst: boolean;
};

/** A car with its cheapest cover for the rental. */
export function CarCard({ car, href, placeName, priceCall, isFirst }: Props) {
  const t = useTranslations("cars.card");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const { vehicle, pickUp, dropOff } = car;
  const name = terms("orSimilar", { name: vehicle.name });
  const className = terms(`classes.${vehicle.class}`);
  const icon = depotIcons[pickUp.kind];
  return (
    <article className="result-card car-card">
      <div className="car-card-picture">
        <Picture
          src={vehicle.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 14rem, (width >= 40rem) 12rem, 7rem"
          isEager={isFirst}
        />
      </div>
      <div className="car-card-lead">
        <div>
          {className !== vehicle.name && (
            <p className="text-sm text-ink-soft max-sm:sr-only">{className}</p>
          )}
          <h3 className="result-name">
            <Link href={href} className="result-link">
              <bdi>{name}</bdi>
            </Link>
          </h3>
        </div>
        <CompanyLine company={car.company} isBrief />
      </div>
      <div className="car-card-offer">
        <VehicleFacts vehicle={vehicle} isBrief />
        <p className="flex items-start gap-1.5 text-sm max-sm:text-xs">
          <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-soft max-sm:size-3.5" />
          <span className="min-w-0">
            <bdi className="font-medium max-sm:sr-only">{pickUp.name}</bdi>
            <span className="block text-ink-soft max-sm:truncate">
              {terms(`depots.${pickUp.kind}`)}
              {" · "}
              {t("distance", {
                distance: format.number(car.distance, {
                  maximumFractionDigits: car.distance < 10 ? 1 : 0,
                }),
                place: placeName,
              })}
            </span>
            {dropOff.id !== pickUp.id && (
              <span className="block">
                {terms("rental.dropOff")}: <bdi>{dropOff.name}</bdi>
              </span>
            )}
          </span>
        </p>
        <CarTerms car={car} />
      </div>
      <div className="car-card-price">
        {car.price ? (
          <>
            <RentalTotal price={car.price} days={car.days} isBrief />
            <div className="border-line max-sm:order-4 max-sm:col-span-full sm:border-t sm:pt-3">
              <RentalPayments price={car.price} deposit={car.deposit} />
            </div>
          </>
        ) : (
          priceCall && (
            <a
              href={priceCall.href}
              aria-label={t(priceCall.kind === "ask" ? "askOf" : "revealOf", { name })}
              className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline price-beside:justify-end"
            >
              {t(priceCall.kind === "ask" ? "ask" : "reveal")}
            </a>
          )
        )}
        <span aria-hidden className={buttonClass()}>
          {t("see")}
        </span>
      </div>
    </article>
  );
}
