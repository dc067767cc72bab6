import { View } from "@react-pdf/renderer";
import { toRefundPeriods, type RefundPeriod } from "@/lib/prices/refund-periods";
import { isPaidOnSite } from "@/lib/prices/is-paid-on-site";
import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Words, Written } from "./words";

/** What cancelling gives back until when, by the clock of the place. */
export function VoucherCancellation({ voucher }: { voucher: Voucher }) {
  const { booking, texts } = voucher;
  const { t, prices, ownPrices, money, instant, deadline, percent } = texts;
  const { cancellation, price } = booking;
  if (booking.cancelledAt)
    return (
      <Section voucher={voucher} title={t("cancellation")}>
        <Words voucher={voucher}>
          {t("cancelledAt", { time: instant(booking.cancelledAt, cancellation.zone) })}
        </Words>
      </Section>
    );
  const asked = cancellation.refundable === "ask" && (
    <Words voucher={voucher}>
      {prices(`cancellation.${cancellation.steps.length === 0 ? "ask" : "askMore"}`)}
    </Words>
  );
  if (asked && cancellation.steps.length === 0)
    return (
      <Section voucher={voucher} title={t("cancellation")} {...toCancelNote(voucher)}>
        {asked}
      </Section>
    );
  const toOutcome = ({ before, refundPercentage, refund }: RefundPeriod, index: number) => {
    if (!before && !isPaidOnSite(price))
      return prices(`cancellation.${index ? "nothing" : "none"}`);
    if (!before)
      return index === 0
        ? ownPrices("feeOnSite")
        : `${prices("cancellation.after")}: ${ownPrices("feeOnSite")}`;
    const time = deadline(before, cancellation.zone);
    if (isPaidOnSite(price))
      return refundPercentage === 100
        ? prices("cancellation.freeUntil", { time })
        : `${prices("cancellation.until", { time })}: ${ownPrices("feeOnSite")}`;
    if (refund)
      return prices.markup("cancellation.amountUntil", { time, amount: () => money(refund) });
    if (refundPercentage === null) return prices("cancellation.partlyUntil", { time });
    return refundPercentage === 100
      ? prices("cancellation.allUntil", { time })
      : prices("cancellation.partUntil", { time, percent: percent(refundPercentage) });
  };
  // On request, more may be refunded than the last step says.
  const shown = toRefundPeriods(cancellation).filter(({ before }) => !asked || before);
  return (
    <Section voucher={voucher} title={t("cancellation")} {...toCancelNote(voucher)}>
      {shown.map((period, index) => (
        <View key={period.before ?? "end"} wrap={false} style={{ paddingVertical: 1.5 }}>
          <Words voucher={voucher} style={{ fontWeight: index === 0 ? 600 : 400 }}>
            {toOutcome(period, index)}
          </Words>
        </View>
      ))}
      {asked}
    </Section>
  );
}

/** Where it can be cancelled, for who has nothing but the paper. */
function toCancelNote({ booking, texts, findLink }: Voucher): { note?: string } {
  if (!booking.canCancel) return {};
  const { host, pathname } = new URL(findLink);
  return { note: `${texts.t("cancelAt")} ${host}${pathname}` };
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
