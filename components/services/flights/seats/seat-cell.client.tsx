"use client";

import clsx from "clsx";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/lib/api/contract/flights";
import { canBeChosen, toLetter, type SeatState } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { useLocale } from "next-intl";
import { minorUnitDigits } from "@/lib/money/minor-unit-digits";
import { toMajorUnits, type Money } from "@/lib/money/money";

type Props = {
  /** From 1, aisles counted. */ column: number;
  seat: Seat;
  state: SeatState;
  holder: SeatedPassenger | undefined;
  label: string;
  /** The one in the order of Tab. */ isCurrent: boolean;
  onFocus: () => void;
  onPress: () => void;
};

/** Those that can't be chosen can be reached nevertheless, to hear why. */
export const seatLooks: Record<SeatState | "legroom", string> = {
  free: "border-line-strong bg-surface hover:border-brand-ink hover:bg-brand-tint",
  legroom: "border-success bg-success-tint hover:border-brand-ink hover:bg-brand-tint",
  mine: "border-brand-strong bg-brand text-on-brand",
  others: "border-brand-ink bg-brand-tint text-brand-ink",
  taken: "border-transparent bg-line text-ink-faint",
  notForChildren: "border-transparent bg-line text-ink-faint",
};

export const seatShape = "rounded-t-control rounded-b border-2";

/** One seat, large enough for a finger: its letter and what it costs, or that it isn't free. */
export function SeatCell({
  column,
  seat,
  state,
  holder,
  label,
  isCurrent,
  onFocus,
  onPress,
}: Props) {
  const isLarge = state === "free" && seat.traits.includes("extraLegroom");
  return (
    <span role="gridcell" aria-colindex={column}>
      <button
        type="button"
        data-seat={seat.id}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={label}
        aria-pressed={state === "mine"}
        aria-disabled={canBeChosen(state) ? undefined : true}
        title={label}
        onFocus={onFocus}
        onClick={onPress}
        className={clsx(
          "flex size-11 scroll-m-12 flex-col items-center justify-center leading-none",
          seatShape,
          seatLooks[isLarge ? "legroom" : state],
          !canBeChosen(state) && "cursor-not-allowed",
        )}
      >
        {state === "mine" || state === "others" ? (
          <>
            <Icon name={state === "mine" ? "check" : "user-round"} className="size-4" />
            {holder && <span className="mt-0.5 text-[0.6875rem]">{holder.index + 1}</span>}
          </>
        ) : state === "free" ? (
          <>
            <span className="text-sm font-semibold">{toLetter(seat.id)}</span>
            {seat.price && (
              <span className="mt-0.5 text-[0.6875rem]">
                <SeatPrice price={seat.price} />
              </span>
            )}
          </>
        ) : (
          <Icon name="x" className="size-4" />
        )}
      </button>
    </span>
  );
}

/** The bare number, to fit a seat: the legend says which currency. */
function SeatPrice({ price }: { price: Money }) {
  const digits = minorUnitDigits(price.currency);
  const isWhole = price.amount % 10 ** digits === 0;
  return new Intl.NumberFormat(useLocale(), {
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: isWhole ? 0 : digits,
  }).format(toMajorUnits(price));
}
