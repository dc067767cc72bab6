"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CompanyLine } from "@/components/site/cars/company-line";
import { RentalPayments, RentalTotal } from "@/components/site/cars/rental-price";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { VehicleFacts } from "@/components/site/cars/vehicle-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { toKeptCar } from "@/lib/cars/kept-car";
import type { CardCar } from "@/lib/cars/to-card-car";
import { useCarCardsView } from "./car-cards-view.client";
import { CarTerms } from "./car-terms";

const depotIcons = {
  counter: "store",
  shuttle: "bus",
  meetAndGreet: "user-round-check",
  city: "building-2",
} as const;

type Props = {
  car: CardCar;
  /** The rest of the URL of its covers for the same rental, after the view's `hrefStem`. */
  href: string;
  isFirst: boolean;
};

/**
 * A car with its cheapest cover for the rental. A client component for the size of the page: made
 * on the server a card would be in the document, and with all its elements in the page's data.
 */
export function CarCard({ car, href, isFirst }: Props) {
  const t = useTranslations("cars.card");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const { placeName, priceCall, hrefStem } = useCarCardsView();
  const { vehicle, pickUp, dropOff } = car;
  const name = terms("orSimilar", { name: vehicle.name });
  const className = terms(`classes.${vehicle.class}`);
  const icon = depotIcons[pickUp.kind];
  return (
    <article className="result-card picture-card">
      <div className="picture-card-picture">
        <Picture
          src={vehicle.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 14rem, (width >= 40rem) 12rem, 7rem"
          isEager={isFirst}
        />
        <SaveButton
          item={toKeptCar({ ...car, desk: pickUp.name }, `${hrefStem}${href}`)}
          label={`${name}, ${car.company.name}`}
          className="picture-card-save"
        />
      </div>
      <div className="picture-card-lead">
        <div>
          {className !== vehicle.name && <p className="picture-card-class">{className}</p>}
          <h3 className="result-name">
            <Link href={`${hrefStem}${href}`} className="result-link">
              <bdi>{name}</bdi>
            </Link>
          </h3>
        </div>
        <CompanyLine company={car.company} isBrief />
      </div>
      <div className="picture-card-offer">
        <VehicleFacts vehicle={vehicle} isBrief />
        <p className="picture-card-depot">
          <Icon name={icon} />
          <span>
            <bdi>{pickUp.name}</bdi>
            <span>
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
              <span className="block text-ink">
                {terms("rental.dropOff")}: <bdi>{dropOff.name}</bdi>
              </span>
            )}
          </span>
        </p>
        <CarTerms car={car} />
      </div>
      <div className="picture-card-price">
        {car.price ? (
          <>
            <RentalTotal price={car.price} days={car.days} isBrief />
            <div className="picture-card-payments">
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
