import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words, Written } from "@/components/vouchers/words";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { createHotelVoucherTexts } from "./hotel-voucher-texts";

/** Who sleeps where, with which meals. */
export function VoucherRooms({
  voucher,
  item: { rooms, offer },
}: {
  voucher: Voucher;
  item: HotelItem;
}) {
  const { look } = voucher;
  const { travellers } = voucher.booking;
  const { words, terms, party, beds } = createHotelVoucherTexts(voucher.texts);
  const { room, board } = offer;
  return (
    <Section voucher={voucher} title={words("rooms")}>
      <Words voucher={voucher}>
        {[room.name, beds(room.beds), terms(`boards.${board}`)].filter(Boolean).join(" · ")}
      </Words>
      {rooms.map((guests, index) => {
        const lead = travellers[index];
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
                {lead ? `${lead.firstName} ${lead.lastName}` : words("leadGuest")}
              </Written>
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
