import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { FeeList } from "@/components/site/cars/fee-list";
import { ExactMoney } from "@/components/site/exact-money";
import type { CardCar } from "@/lib/cars/to-card-car";
import { useDeadline } from "@/lib/dates/use-deadline";

/** Below this many the number helps; above it it only presses. */
const few = 5;

/** What a card says of a car's terms. Amounts only where the viewer may see them. */
export function CarTerms({ car }: { car: CardCar }) {
  const t = useTranslations("cars.card");
  const terms = useTranslations("carTerms");
  const format = useFormatter();
  const toDeadline = useDeadline();
  const { cover, excess, mileage, fees, freeCancellation, carsLeft } = car;
  const coverName = terms(`covers.${cover}`);
  return (
    <ul className="picture-card-terms">
      <li>
        {mileage.included === null
          ? terms("unlimitedMileage")
          : terms("includedKm", { km: format.number(mileage.included) })}
        {" · "}
        {terms(`fuelPolicies.${car.fuelPolicy}`, { fuel: car.vehicle.fuel })}
      </li>
      <li>
        {excess && excess.amount > 0
          ? t.rich("excess", { cover: coverName, price: () => <ExactMoney money={excess} /> })
          : cover === "complete"
            ? t("noExcess", { cover: coverName })
            : coverName}
      </li>
      {/* On phones the amounts say it. */}
      <li className={clsx(car.price && "max-sm:hidden")}>{terms(`payments.${car.payment}`)}</li>
      {freeCancellation && (
        <li className="text-success">
          {t("freeCancellationUntil", {
            date: toDeadline(freeCancellation.until, freeCancellation.zone),
          })}
        </li>
      )}
      <FeeList fees={fees} />
      {carsLeft !== null && carsLeft <= few && (
        <li className="font-semibold text-danger">{terms("carsLeft", { count: carsLeft })}</li>
      )}
    </ul>
  );
}
