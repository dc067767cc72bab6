import { useTranslations } from "next-intl";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import type { CarSummary } from "@/lib/api/contract/cars";
import type { FoundCars } from "@/lib/data/cars";

type Props = {
  pin: FoundCars["pins"][number];
  /** Those of this page of the list, with their links. */
  cars: readonly { car: CarSummary; href: string }[];
};

/**
 * The card of a selected depot on a map: how many cars there are, from how much, and some of them.
 */
export function DepotCard({ pin, cars }: Props) {
  const t = useTranslations("cars");
  const map = useTranslations("carMap");
  const terms = useTranslations("carTerms");
  return (
    <div className="space-y-2 p-4 pe-14">
      <p className="font-semibold">
        <bdi>{pin.name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {t("count", { count: pin.cars })}
        {pin.total && (
          <>
            {" · "}
            {map("total")} <MoneyText money={pin.total} />
          </>
        )}
      </p>
      <ul className="text-sm">
        {cars.slice(0, 3).map(({ car, href }) => (
          <li key={car.id}>
            <Link
              href={href}
              className="flex min-h-11 items-center justify-between gap-3 font-medium text-brand-ink hover:underline"
            >
              <bdi>{terms("orSimilar", { name: car.vehicle.name })}</bdi>
              {car.price && <MoneyText money={car.price.total} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
