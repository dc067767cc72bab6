import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Booking } from "@/lib/api/contract/bookings";
import { Fact } from "./fact";

type Props = { booking: Pick<Booking, "item" | "price" | "payment" | "refund"> };

/**
 * What was paid, what is still to be paid and where, and what comes back, all as it was charged.
 */
export function BookingPrice({ booking: { item, price, payment, refund } }: Props) {
  const t = useTranslations("bookingTerms.price");
  const own = useTranslations(`itemTerms.${item.service}.bookings`);
  const { total, dueNow, dueOnSite } = price;
  const isPaid = payment?.state === "succeeded";
  return (
    <dl className="text-sm">
      <Fact label={t("total")}>
        <span className="text-base">
          <ExactMoney money={total} />
        </span>
      </Fact>
      {dueNow.amount > 0 && (
        <Fact label={t(isPaid ? "paid" : "toPay")}>
          <ExactMoney money={isPaid ? payment.amount : dueNow} />
        </Fact>
      )}
      {dueOnSite.amount > 0 && (
        <Fact label={own("dueOnSite")}>
          <ExactMoney money={dueOnSite} />
        </Fact>
      )}
      {refund && (
        <Fact label={t(`refund.${refund.state}`)}>
          <ExactMoney money={refund.amount} />
        </Fact>
      )}
    </dl>
  );
}
