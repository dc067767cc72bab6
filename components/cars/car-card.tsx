import { Bus, Building2, Store, UserRoundCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { CompanyLine } from "@/components/site/cars/company-line";
import { RentalPrice } from "@/components/site/cars/rental-price";
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
    <article className="relative overflow-hidden rounded-card border border-line bg-surface-raised shadow-card transition-shadow hover:shadow-raised sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="sm:p-4 sm:pe-0">
        <Picture
          src={vehicle.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 14rem, (width >= 40rem) 12rem, 100vw"
          isEager={isFirst}
          className="aspect-2/1 w-full bg-brand-tint object-cover sm:aspect-3/2 sm:rounded-control"
        />
      </div>
      <div className="grid gap-x-6 gap-y-4 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 space-y-2.5">
          <div>
            {className !== vehicle.name && <p className="text-sm text-ink-soft">{className}</p>}
            <h3 className="text-heading font-semibold">
              <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
                <bdi>{name}</bdi>
              </Link>
            </h3>
          </div>
          <VehicleFacts vehicle={vehicle} />
          <CompanyLine company={car.company} />
          <p className="flex items-start gap-1.5 text-sm">
            <DepotIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            <span>
              <bdi className="font-medium">{pickUp.name}</bdi>
              <span className="block text-ink-soft">
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
        <div className="flex flex-col justify-end gap-3 max-md:border-t max-md:border-line max-md:pt-3 md:w-56 md:text-end">
          {car.price ? (
            <RentalPrice price={car.price} days={car.days} deposit={car.deposit} />
          ) : (
            priceCall && (
              <a
                href={priceCall.href}
                aria-label={t(priceCall.kind === "ask" ? "askOf" : "revealOf", { name })}
                className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline md:justify-end"
              >
                {t(priceCall.kind === "ask" ? "ask" : "reveal")}
              </a>
            )
          )}
          <span aria-hidden className={buttonClass({ className: "w-full" })}>
            {t("see")}
          </span>
        </div>
      </div>
    </article>
  );
}
