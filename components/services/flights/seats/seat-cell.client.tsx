"use client";

import clsx from "clsx";
import { Icon } from "@/components/ui/icon";
import type { Seat } from "@/lib/api/contract/flights";
import { canBeChosen, toLetter, type SeatState } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";

type Props = {
  /** From 1, aisles counted. */ column: number;
  seat: Seat;
  state: SeatState;
  holder: SeatedPassenger | undefined;
  label: string;
  /** The bare number: the legend says which currency. */
  price: { exact: string; short: string } | null;
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

/**
 * One seat: its letter and what it costs, or that it isn't free. Where the cabin is as wide as a
 * phone it is narrower than a finger, never less than 24 px, and as high as ever.
 */
export function SeatCell({
  column,
  seat,
  state,
  holder,
  label,
  price,
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
          "flex h-11 w-full scroll-m-12 flex-col items-center justify-center leading-none",
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
            {price && (
              <span className="mt-0.5 text-[0.6875rem] tracking-tight">
                <span className="sm:hidden">{price.short}</span>
                <span className="max-sm:hidden">{price.exact}</span>
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
