import { toFullName } from "@/lib/api/contract/full-name";
import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words, Written } from "@/components/vouchers/words";
import { listBookedRooms } from "@/lib/api/contract/list-booked-rooms";
import type { BookedRoom, HotelItem } from "@/lib/api/contract/hotel-items";
import { createHotelVoucherTexts } from "./hotel-voucher-texts";

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
export function VoucherRooms({ voucher, item }: { voucher: Voucher; item: HotelItem }) {
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
