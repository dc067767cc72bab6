import { View } from "@react-pdf/renderer";
import { createTranslator } from "next-intl";
import { Fact } from "@/components/vouchers/fact";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words, Written } from "@/components/vouchers/words";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { partyBands } from "@/lib/api/contract/activity-terms";
import { toFullName } from "@/lib/api/contract/full-name";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import type { VoucherSlots } from "../voucher-slots";

/** Where, when and how early to be there, whom it lets in, what to know before: read offline. */
function ActivityVoucherBody({ voucher, item }: { voucher: Voucher; item: ActivityItem }) {
  const { texts, look, booking } = voucher;
  const { locale, messages, format } = texts;
  const t = createTranslator({ locale, messages, namespace: "activityBooking" });
  const terms = createTranslator({ locale, messages, namespace: "activityTerms" });
  const { product, option, starts, ends, isAnyTime, party, meeting } = item;
  const { point, minutesBefore } = meeting;
  const toTime = (local: string) => format.dateTime(toLocalMoment(local), localMomentOfDay);
  const people = partyBands
    .flatMap((band) => (party[band] ? [terms(`bands.counts.${band}`, { count: party[band] })] : []))
    .join(", ");
  const early = minutesBefore > 0 ? t("facts.early", { minutes: minutesBefore }) : undefined;
  return (
    <>
      <Section
        voucher={voucher}
        title={product.title}
        note={texts.t("localTime", { zone: starts.zone })}
      >
        <View style={{ flexDirection: look.row, gap: 12 }}>
          <Fact
            {...{ voucher, label: t("summary.starts"), note: option.title }}
            value={
              isAnyTime
                ? t("summary.anyTime", { from: toTime(starts.local), until: toTime(ends.local) })
                : toTime(starts.local)
            }
          />
          <Fact
            {...{ voucher, label: t("facts.meeting") }}
            value={point?.name ?? t("facts.fetched")}
            {...(point && { note: [point.address, early].filter(Boolean).join(" · ") })}
          />
        </View>
      </Section>
      <Section {...{ voucher, title: t("facts.names") }} note={people}>
        {booking.travellers.map((traveller, index) => (
          <Written key={index} voucher={voucher}>
            {toFullName(traveller)}
          </Written>
        ))}
      </Section>
      {product.notes.length > 0 && (
        <Section voucher={voucher} title={t("facts.before")}>
          {product.notes.map((text) => (
            <Words key={text} voucher={voucher}>
              {`• ${text}`}
            </Words>
          ))}
        </Section>
      )}
    </>
  );
}

export const activityVoucherSlots: VoucherSlots<ActivityItem> = {
  toBody: (item, voucher) => <ActivityVoucherBody item={item} voucher={voucher} />,
};
