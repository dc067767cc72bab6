import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/lib/api/contract/flights";
import { seatLooks, seatShape } from "./seat-cell.client";
import { useSeatPrices } from "./use-seat-words";

/** What the looks of seats mean, and the currency of the numbers in them. */
export function SeatLegend({ seats }: { seats: readonly Seat[] }) {
  const t = useTranslations("flightExtras.seats");
  const toPrice = useSeatPrices();
  const prices = seats.flatMap(({ price }) => price ?? []);
  const currency = prices[0]?.currency;
  const isRounded = prices.map(toPrice).some(({ exact, short }) => exact !== short);
  const locale = useLocale();
  const entries = [
    ["free", t("free")],
    ...(seats.some(({ traits }) => traits.includes("extraLegroom"))
      ? ([["legroom", t("traits.extraLegroom")]] as const)
      : []),
    ["mine", t("mine")],
    ["taken", t("taken")],
  ] as const;
  return (
    <div className="text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {entries.map(([look, name]) => (
          <li key={look} className="flex items-center gap-2">
            <span
              aria-hidden
              className={clsx("grid size-5 place-items-center", seatShape, seatLooks[look])}
            >
              {look === "mine" && <Icon name="check" className="size-3" />}
              {look === "taken" && <Icon name="x" className="size-3" />}
            </span>
            <span className="inline-block first-letter:uppercase">{name}</span>
          </li>
        ))}
      </ul>
      {currency && (
        <p className="mt-2">
          {t("prices", { currency: toPluralName(currency, locale) })}
          {isRounded && <span className="sm:hidden"> {t("rounded")}</span>}
        </p>
      )}
    </div>
  );
}

/** "US dollars", as it follows a number. */
const toPluralName = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "name" })
    .formatToParts(100)
    .find(({ type }) => type === "currency")?.value ?? currency;
