import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ConfirmationKind } from "@/lib/bookings/resolve-confirmation";

const looks: Record<ConfirmationKind, { icon: IconName; className: string }> = {
  requested: { icon: "clock", className: "text-warning" },
  holding: { icon: "clock", className: "text-warning" },
  unpaid: { icon: "clock", className: "text-warning" },
  paymentFailed: { icon: "circle-x", className: "text-danger" },
  waitingForPayment: { icon: "clock", className: "text-warning" },
  processing: { icon: "clock", className: "text-warning" },
  pending: { icon: "clock", className: "text-warning" },
  confirmed: { icon: "circle-check", className: "text-success" },
  failed: { icon: "circle-x", className: "text-danger" },
  cancelRequested: { icon: "clock", className: "text-warning" },
  cancelled: { icon: "rotate-ccw", className: "text-ink-soft" },
  refunded: { icon: "rotate-ccw", className: "text-ink-soft" },
};

type Props = {
  look: ConfirmationKind;
  as: "h1" | "h2";
  title: string;
  /** Paragraphs. */ children: ReactNode;
};

/** Where a booking stands, with its sign. */
export function OutcomeHeader({ look, as: Heading, title, children }: Props) {
  const { icon, className } = looks[look];
  return (
    <header className="flex gap-4">
      <Icon name={icon} className={clsx("mt-0.5 size-8 shrink-0 md:size-9", className)} />
      <div className="min-w-0">
        <Heading className="text-title font-semibold text-balance">{title}</Heading>
        <div className="mt-2 max-w-prose space-y-2 text-ink-soft">{children}</div>
      </div>
    </header>
  );
}
