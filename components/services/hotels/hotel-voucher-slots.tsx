import { createElement } from "react";
import type { HotelItem, BookedRoom } from "@/lib/api/contract/hotel-items";
import type { VoucherSlots } from "../voucher-slots";
import type { Voucher } from "@/components/vouchers/voucher";
import { View } from "@react-pdf/renderer";
import { Fact } from "@/components/vouchers/fact";
import { Section } from "@/components/vouchers/section";
import { daysBetween } from "@/lib/dates/calendar-date";
import { createHotelVoucherTexts } from "./hotel-voucher-texts";
import { toFullName } from "@/lib/api/contract/full-name";
import { Words, Written } from "@/components/vouchers/words";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";

export const hotelVoucherSlots: VoucherSlots<HotelItem> = {
  toBody: (item, voucher) => createElement(HotelVoucherBody, { item, voucher }),
};

/** When to be there, and who sleeps where. */
const HotelVoucherBody = (props: { voucher: Voucher; item: HotelItem }) => (
  <>
    <VoucherStay {...props} />
    <VoucherRooms {...props} />
  </>
);

/** When to be there; times are the hotel's own. */
function VoucherStay({ voucher, item: { hotel, stay } }: { voucher: Voucher; item: HotelItem }) {
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

/** What a room is: its name in the hotel's own letters, beside what has words in each language. */
const VoucherRoom = ({ voucher, name, rest }: { voucher: Voucher; name: string; rest: string }) => (
  <View style={{ flexDirection: voucher.look.row, gap: 4 }}>
    <Written voucher={voucher} style={{ flexShrink: 1 }}>
      {name}
    </Written>
    <Words voucher={voucher} style={{ flexShrink: 1 }}>{`· ${rest}`}</Words>
  </View>
);

/** Who sleeps where, with which meals: said once of rooms that are alike. */
function VoucherRooms({ voucher, item }: { voucher: Voucher; item: HotelItem }) {
  const { look } = voucher;
  const { travellers } = voucher.booking;
  const { rooms } = item;
  const { words, party, room } = createHotelVoucherTexts(voucher.texts);
  const [alike] = item.offers ? [] : listBookedRooms(item);
  const toRoom = (offer: BookedRoom) => (
    <VoucherRoom voucher={voucher} name={offer.room.name} rest={room(offer)} />
  );
  return (
    <Section voucher={voucher} title={words("rooms")}>
      {alike && toRoom(alike)}
      {rooms.map((guests, index) => {
        const lead = travellers[index];
        const offer = item.offers?.[index];
        return (
          <View
            key={`${index} ${lead?.lastName}`}
            wrap={false}
            style={{ flexDirection: look.row, gap: 10, paddingTop: 4 }}
          >
            <Words voucher={voucher} style={{ width: 62, color: look.soft }}>
              {words("room", { number: index + 1 })}
            </Words>
            <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
              <Written voucher={voucher} style={{ fontWeight: 600 }}>
                {lead ? toFullName(lead) : words("leadGuest")}
              </Written>
              {offer && toRoom(offer)}
            </View>
            <Words voucher={voucher} style={{ textAlign: look.end }}>
              {party(guests)}
            </Words>
          </View>
        );
      })}
    </Section>
  );
}
