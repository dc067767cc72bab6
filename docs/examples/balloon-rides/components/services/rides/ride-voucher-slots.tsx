import { View } from "@react-pdf/renderer";
import { createTranslator } from "next-intl";
import { Fact } from "@/components/vouchers/fact";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { VoucherAnswers } from "@/components/vouchers/voucher-answers";
import { Written } from "@/components/vouchers/words";
import { toFullName } from "@/lib/api/contract/full-name";
import type { RideItem } from "@/lib/api/contract/rides";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import type { VoucherSlots } from "../voucher-slots";

/** When to be where, and who rides along. */
function RideVoucherBody({ voucher, item }: { voucher: Voucher; item: RideItem }) {
  const { texts, look, booking } = voucher;
  const { locale, messages, format } = texts;
  const t = createTranslator({ locale, messages, namespace: "rides" });
  const { ride, baskets } = item.offer;
  const { local, zone } = booking.headline.starts;
  const start = format.dateTime(toLocalMoment(local), localMomentOfDay);
  return (
    <>
      <Section voucher={voucher} title={ride.name} note={texts.t("localTime", { zone })}>
        <View style={{ flexDirection: look.row, gap: 12 }}>
          <Fact {...{ voucher, label: t("takeOff"), value: start, note: ride.place.address }} />
          <Fact
            {...{ voucher, label: t("length"), value: t("minutes", { minutes: ride.minutes }) }}
            note={t("early")}
          />
        </View>
      </Section>
      <Section
        {...{ voucher, title: t("riders.title") }}
        note={t("inBaskets", { people: item.people, baskets })}
      >
        {booking.travellers.map((traveller, index) => (
          <Written key={index} voucher={voucher}>
            {toFullName(traveller)}
          </Written>
        ))}
      </Section>
      <VoucherAnswers voucher={voucher} />
    </>
  );
}

export const rideVoucherSlots: VoucherSlots<RideItem> = {
  toBody: (item, voucher) => <RideVoucherBody item={item} voucher={voucher} />,
};
