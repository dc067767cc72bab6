"use client";

import { useTranslations } from "next-intl";
import { extrasTotalId } from "@/components/checkout/extras-flow.client";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { Seat } from "@/lib/api/contract/flights";
import type { Money } from "@/lib/money/money";

type Props = {
  /** Who is chosen for, and the seat; null in the list, which has everybody. */
  seated: { name: string; seat: Seat | null } | null;
  /** What was chosen last, or that all is done. */ status: readonly string[];
  /** Said to screen readers: others see whose name it is. */ next: string | null;
  chosen: number;
  all: number;
  /** Of this flight's seats. */ price: Money | null;
  /** To the next flight; null on the last. */ onNext: (() => void) | null;
};

/** Whose seat is being chosen, and the way on: at the bottom of the screen, where the thumb is. */
export function SeatBar({ seated, status, next, chosen, all, price, onNext }: Props) {
  const t = useTranslations("flightExtras.seats");
  const look = chosen === all ? "primary" : "secondary";
  return (
    <div className="seat-bar sticky bottom-0 z-20 -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised md:-mx-6 md:-mb-6 md:px-6">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 leading-snug">
          {seated && (
            <>
              <span className="block font-semibold">{seated.name}</span>
              <span className="block text-sm">
                {seated.seat ? t("chosen", { seat: seated.seat.id }) : t("noSeat")}
                {seated.seat?.price && (
                  <>
                    {" · "}
                    <ExactMoney money={seated.seat.price} />
                  </>
                )}
              </span>
            </>
          )}
          <span className="block text-sm text-ink-soft">
            {t("count", { chosen, all })}
            {price && (
              <>
                {" · "}
                <ExactMoney money={price} />
              </>
            )}
          </span>
        </p>
        {onNext ? (
          <Button look={look} onClick={onNext} className="shrink-0">
            {t("nextFlight")}
          </Button>
        ) : (
          <a href={`#${extrasTotalId}`} className={buttonClass({ look, className: "shrink-0" })}>
            {t("toTotal")}
          </a>
        )}
      </div>
      <p role="status" className="text-sm not-empty:mt-1">
        {status.map((text) => (
          <span key={text}>{text} </span>
        ))}
        {next && <span className="sr-only">{next}</span>}
      </p>
    </div>
  );
}
