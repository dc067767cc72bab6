import { Bus, Building2, Store, UserRoundCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { CompanyLine } from "@/components/site/cars/company-line";
import { RentalPayments, RentalTotal } from "@/components/site/cars/rental-price";
import { VehicleFacts } from "@/components/site/cars/vehicle-facts";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { CarSummary } from "@/lib/api/contract/cars";
import type { PriceCall } from "@/lib/prices/resolve-price-call";
import { CarTerms } from "./car-terms";

const depotIcons = { counter: Store, shuttle: Bus, meetAndGreet: UserRoundCheck, city: Building2 };

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
  const DepotIcon = depotIcons[pickUp.kind];
  return (
    <article className="relative isolate grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface-raised shadow-card transition-shadow hover:shadow-raised sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] price-beside:grid-cols-[12rem_minmax(0,1fr)_15rem] price-beside:grid-rows-[auto_1fr] price-beside:xl:grid-cols-[14rem_minmax(0,1fr)_15rem]">
      <div className="p-3 pe-0 pb-0 sm:row-span-full sm:p-4 sm:pe-0">
        <Picture
          src={vehicle.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 14rem, (width >= 40rem) 12rem, 7rem"
          isEager={isFirst}
          className="aspect-3/2 w-full rounded-control bg-brand-tint object-cover"
        />
      </div>
      <div className="min-w-0 space-y-1 p-3 pb-0 sm:space-y-2.5 sm:p-5 sm:pb-0">
        <div>
          {className !== vehicle.name && (
            <p className="text-sm text-ink-soft max-sm:sr-only">{className}</p>
          )}
          <h3 className="font-semibold max-sm:leading-snug sm:text-heading">
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
              <bdi>{name}</bdi>
            </Link>
          </h3>
        </div>
        <CompanyLine company={car.company} isBrief />
      </div>
      <div className="min-w-0 space-y-1 p-3 pt-2 max-sm:col-span-full sm:space-y-2.5 sm:p-5 sm:pt-2.5">
        <VehicleFacts vehicle={vehicle} isBrief />
        <p className="flex items-start gap-1.5 text-sm max-sm:text-xs">
          <DepotIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft max-sm:size-3.5" />
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
      <div className="mx-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-2 border-t border-line py-2.5 max-sm:col-span-full sm:mx-5 sm:flex sm:flex-col sm:items-stretch sm:justify-end sm:gap-3 sm:py-5 price-below:sm:col-start-2 price-beside:col-start-3 price-beside:row-span-full price-beside:row-start-1 price-beside:ms-0 price-beside:border-t-0 price-beside:text-end">
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
        <span
          aria-hidden
          className={buttonClass({
            className:
              "max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 max-sm:min-h-10 max-sm:px-3.5 max-sm:text-sm max-sm:whitespace-nowrap",
          })}
        >
          {t("see")}
        </span>
      </div>
    </article>
  );
}
