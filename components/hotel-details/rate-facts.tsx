import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { BoardText } from "@/components/site/hotels/board-text";
import { toLastMinute, toZoneCity } from "@/lib/dates/deadline";
import { zonedDayOfYear, zonedTimeOfYear } from "@/lib/dates/zoned-time";
import type { RateFace } from "@/lib/hotels/listed-rate";
import type { RateFact } from "@/lib/hotels/rate-headlines";

type Face = Pick<RateFace, "board" | "payment" | "cancellation">;
type Props = { facts: readonly RateFact[]; offer: Face };

/** Facts of a rate in a line: "Breakfast included · 50% back until Dec 12". */
export const RateFacts = ({ facts, offer }: Props) =>
  facts.map((fact, index) => (
    <Fragment key={fact.kind}>
      {index > 0 && " · "}
      <FactText fact={fact} offer={offer} />
    </Fragment>
  ));

function FactText({ fact, offer }: { fact: RateFact; offer: Face }) {
  const t = useTranslations("hotelDetails.rates");
  if (fact.kind === "refund") return <RefundText fact={fact} offer={offer} />;
  if (fact.kind === "board") return <BoardText board={offer.board} />;
  if (fact.kind === "payment") return t(`payment.${offer.payment}`);
  return t("otherTerms");
}

type RefundTextProps = { fact: RateFact & { kind: "refund" }; offer: Face };

function RefundText({
  fact: { period, isTimed },
  offer: { cancellation, payment },
}: RefundTextProps) {
  const t = useTranslations("priceTerms.cancellation");
  const own = useTranslations("itemTerms.hotels.prices");
  const format = useFormatter();
  const { before, refundPercentage } = period;
  const isFree = refundPercentage === 100;
  // Where nothing is paid now, there is nothing to give back.
  if (payment === "atProperty" && !isFree) return own("feeOnSite");
  if (!before) return t("none");
  const { zone } = cancellation;
  const at = toLastMinute(before, zone);
  const time = isTimed
    ? t("placeTime", {
        time: format.dateTime(at, zonedTimeOfYear(zone)),
        city: toZoneCity(zone),
      })
    : format.dateTime(at, zonedDayOfYear(zone));
  if (isFree) return <span className="text-success">{t("freeUntil", { time })}</span>;
  return refundPercentage === null
    ? t("partlyUntil", { time })
    : t("partUntil", {
        time,
        percent: format.number(refundPercentage / 100, { style: "percent" }),
      });
}
