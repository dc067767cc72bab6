import { View } from "@react-pdf/renderer";
import { Fact } from "@/components/vouchers/fact";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { daysBetween } from "@/lib/dates/calendar-date";
import { createHotelVoucherTexts } from "./hotel-voucher-texts";

/** When to be there; times are the hotel's own. */
export function VoucherStay({
  voucher,
  item: { hotel, stay },
}: {
  voucher: Voucher;
  item: HotelItem;
}) {
  const { texts, look } = voucher;
  const { words, terms } = createHotelVoucherTexts(texts);
  const { checkIn, checkOut } = hotel;
  return (
    <Section
      voucher={voucher}
      title={words("stay")}
      note={texts.t("localTime", { zone: hotel.timeZone })}
    >
      <View style={{ flexDirection: look.row, gap: 12 }}>
        <Fact
          voucher={voucher}
          label={terms("stay.checkIn")}
          value={texts.day(stay.start)}
          note={
            checkIn.until
              ? terms("stay.between", { from: checkIn.from, until: checkIn.until })
              : terms("stay.from", { time: checkIn.from })
          }
        />
        <Fact
          voucher={voucher}
          label={terms("stay.checkOut")}
          value={texts.day(stay.end)}
          note={terms("stay.until", { time: checkOut.until })}
        />
        <Fact
          voucher={voucher}
          label={terms("stay.length")}
          value={terms("stay.nights", { count: daysBetween(stay.start, stay.end) })}
        />
      </View>
    </Section>
  );
}
