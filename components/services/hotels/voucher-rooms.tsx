import { View } from "@react-pdf/renderer";
import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Words, Written } from "./words";

/** Who sleeps where, with which meals, and what they asked for. */
export function VoucherRooms({ voucher }: { voucher: Voucher }) {
  const { booking, texts, look } = voucher;
  const { t, terms, party, beds } = texts;
  const { room, board } = booking.item.offer;
  return (
    <>
      <Section voucher={voucher} title={t("rooms")}>
        <Words voucher={voucher}>
          {[room.name, beds(room.beds), terms(`boards.${board}`)].filter(Boolean).join(" · ")}
        </Words>
        {booking.item.rooms.map((guests, index) => {
          const lead = booking.travellers[index];
          return (
            <View
              key={`${index} ${lead?.lastName}`}
              wrap={false}
              style={{ flexDirection: look.row, gap: 10, paddingTop: 4 }}
            >
              <Words voucher={voucher} style={{ width: 62, color: look.soft }}>
                {t("room", { number: index + 1 })}
              </Words>
              <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
                <Written voucher={voucher} style={{ fontWeight: 600 }}>
                  {lead ? `${lead.firstName} ${lead.lastName}` : t("leadGuest")}
                </Written>
              </View>
              <Words voucher={voucher} style={{ textAlign: look.end }}>
                {party(guests)}
              </Words>
            </View>
          );
        })}
      </Section>
      {booking.requests && (
        <Section voucher={voucher} title={t("requests")} note={t("notGuaranteed")}>
          <Written voucher={voucher}>{booking.requests}</Written>
        </Section>
      )}
    </>
  );
}
