import { useLocale, useTranslations } from "next-intl";
import type { Seat } from "@/lib/api/contract/flights";
import type { SeatState } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { formatMoney } from "@/lib/money/format-money";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { toMajorUnits, type Money } from "@/lib/money/money";

/** What is said of a seat: "14C, window, extra legroom, $12". */
export function useSeatWords() {
  const t = useTranslations("flightExtras.seats");
  const locale = useLocale();
  const toName = useSeatedName();
  const list = new Intl.ListFormat(locale, { type: "unit", style: "short" });
  /** A map has hundreds of seats and few prices. */
  const prices = new Map<string, string>();
  const toPrice = (price: NonNullable<Seat["price"]>): string => {
    const key = `${price.amount} ${price.currency}`;
    const text = prices.get(key) ?? formatMoney(price, locale);
    prices.set(key, text);
    return text;
  };
  const toParts = ({ id, traits, price }: Seat): string[] => [
    id,
    ...traits.map((trait) => t(`traits.${trait}`)),
    ...(price ? [toPrice(price)] : []),
  ];
  return {
    toText: (seat: Seat): string => list.format(toParts(seat)),
    /** With whose it is. */
    toLabel: (seat: Seat, state: SeatState, holder: SeatedPassenger | undefined): string =>
      list.format([
        ...toParts(seat),
        state === "others" && holder
          ? t("others", { passenger: toName(holder) })
          : t(state === "others" ? "taken" : state),
      ]),
  };
}

/**
 * What a seat costs without its currency, to stand in the seat: `short` fits one of a phone, and is
 * never less than the price.
 */
export function useSeatPrices(): (price: Money) => { exact: string; short: string } {
  const locale = useLocale();
  return (price) => {
    const digits = minorUnitDigits(price.currency);
    const fraction = price.amount % 10 ** digits === 0 ? 0 : digits;
    const toText = (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(toMajorUnits(price));
    return {
      exact: toText({ minimumFractionDigits: fraction, maximumFractionDigits: fraction }),
      short: toText({ notation: "compact", roundingMode: "ceil" }),
    };
  };
}

/** "Adult 1", "Child 1 (age 7)": names are entered later, at checkout. */
export function useSeatedName(): (passenger: SeatedPassenger) => string {
  const t = useTranslations("flightExtras.passengers");
  return ({ kind, number, age }) => t(kind, { number, age: age ?? 0 });
}
