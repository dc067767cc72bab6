import clsx from "clsx";
import { useTranslations } from "next-intl";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { Link } from "@/components/ui/link";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { toItemService } from "@/lib/services/item-services";
import { NextAction } from "./next-action";
import { TripDates } from "./trip-dates";

type Props = {
  bookings: readonly BookingSummary[];
  /** With the language. */ toHref: (reference: string) => string;
};
const head = "px-3 py-2 text-start font-semibold whitespace-nowrap";
const cell = "px-3 py-2.5 align-top";

/** What an agent has booked, a line for each. Net and markup only where the agent may see them. */
export function BookingTable({ bookings, toHref }: Props) {
  const t = useTranslations("trips.columns");
  const label = useTranslations("trips")("bookingsTabs");
  const hasFigures = bookings.some(({ agent }) => agent !== undefined);
  const columns = ["client", "reference", "what", "dates", "state", "total"] as const;
  return (
    <div
      role="region"
      aria-label={label}
      // Scrolls sideways on a phone, and so has to be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full text-sm">
        <thead className="border-b border-line bg-canvas text-ink-soft">
          <tr>
            {[...columns, ...(hasFigures ? (["net", "markup"] as const) : [])].map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx(head, ["total", "net", "markup"].includes(column) && "text-end")}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bookings.map((booking) => {
            const { reference, service, headline, state, total, leadTraveller, agent } = booking;
            return (
              <tr key={reference} className="hover:bg-brand-tint">
                <th scope="row" className={clsx(cell, "text-start font-semibold")}>
                  <bdi>{leadTraveller}</bdi>
                </th>
                <td className={cell}>
                  <Link
                    href={toHref(reference)}
                    dir="ltr"
                    className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-brand-ink tabular-nums hover:underline"
                  >
                    {reference}
                  </Link>
                </td>
                <td className={clsx(cell, "min-w-44")}>
                  <bdi>{headline.title}</bdi>
                  <br />
                  <bdi className="text-ink-soft">{headline.place}</bdi>
                </td>
                <td className={clsx(cell, "whitespace-nowrap")}>
                  <TripDates headline={headline} />
                </td>
                <td className={cell}>
                  <BookingStateBadge service={toItemService(service)} state={state} />
                  <div className="max-w-60 not-empty:mt-1.5">
                    <NextAction booking={booking} />
                  </div>
                </td>
                {[total, ...(hasFigures ? [agent?.net, agent?.markup] : [])].map((money, index) => (
                  <td
                    key={index}
                    className={clsx(
                      cell,
                      "text-end whitespace-nowrap",
                      index === 0 && "font-semibold",
                    )}
                  >
                    {money ? <ExactMoney money={money} /> : "–"}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
