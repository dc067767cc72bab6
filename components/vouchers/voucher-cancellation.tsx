import { View } from "@react-pdf/renderer";
import { toLastMinute } from "@/lib/dates/deadline";
import { toRefundPeriods, type RefundPeriod } from "@/lib/prices/refund-periods";
import { isPaidOnSite } from "@/lib/prices/is-paid-on-site";
import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Words, Written } from "./words";

/** What cancelling gives back until when, by the clock of the place. */
export function VoucherCancellation({ voucher }: { voucher: Voucher }) {
  const { booking, texts, look } = voucher;
  const { t, prices, ownPrices, money, instant, percent } = texts;
  const { cancellation, price } = booking;
  if (booking.cancelledAt)
    return (
      <Section voucher={voucher} title={t("cancellation")}>
        <Words voucher={voucher}>
          {t("cancelledAt", { time: instant(booking.cancelledAt, cancellation.zone) })}
        </Words>
      </Section>
    );
  const outcome = ({ refundPercentage, refund }: RefundPeriod) => {
    if (refundPercentage === 100) return prices("cancellation.free");
    if (isPaidOnSite(price)) return ownPrices("feeOnSite");
    if (refundPercentage === 0) return prices("cancellation.none");
    const part =
      refundPercentage === null
        ? prices("cancellation.partly")
        : prices("cancellation.part", { percent: percent(refundPercentage) });
    return `${part}${refund ? ` (${money(refund)})` : ""}`;
  };
  return (
    <Section voucher={voucher} title={t("cancellation")}>
      {toRefundPeriods(cancellation).map((period, index) => (
        <View key={period.before ?? "end"} wrap={false} style={{ paddingVertical: 1.5 }}>
          <Words voucher={voucher} style={{ fontWeight: 600 }}>
            {outcome(period)}
          </Words>
          <Words voucher={voucher} style={{ color: look.soft }}>
            {period.before
              ? prices(index === 0 ? "cancellation.until" : "cancellation.thenUntil", {
                  time: instant(toLastMinute(period.before, cancellation.zone), cancellation.zone),
                })
              : index > 0
                ? prices("cancellation.after")
                : t("fromNow")}
          </Words>
        </View>
      ))}
      <Words voucher={voucher} style={{ fontSize: 8, color: look.soft, marginTop: 2 }}>
        {t("localTime", { zone: cancellation.zone })}
      </Words>
    </Section>
  );
}

/** What the supplier wants to be known, in its own words. */
export function VoucherComments({ voucher }: { voucher: Voucher }) {
  const { comments } = voucher.booking;
  if (comments.length === 0) return null;
  return (
    <Section voucher={voucher} title={voucher.texts.own("comments")}>
      {comments.map((comment) => (
        <Written key={comment} voucher={voucher} style={{ paddingBottom: 2 }}>
          {comment}
        </Written>
      ))}
    </Section>
  );
}
