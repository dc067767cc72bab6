import { Link, View } from "@react-pdf/renderer";
import { daysBetween } from "@/lib/dates/calendar-date";
import type { Voucher } from "./voucher";
import { Fact } from "./fact";
import { Section } from "./section";
import { Code, Words, Written } from "./words";

const toPosition = (degrees: number) => degrees.toFixed(5);

/** Where to go and when to be there; times are the hotel's own. */
export function VoucherStay({ voucher }: { voucher: Voucher }) {
  const { booking, texts, look } = voucher;
  const { t, terms, day } = texts;
  const { hotel, stay } = booking.item;
  const { checkIn, checkOut } = hotel;
  const position = `${toPosition(hotel.latitude)}, ${toPosition(hotel.longitude)}`;
  return (
    <>
      <View style={{ marginTop: 10 }}>
        <Written voucher={voucher} style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.2 }}>
          {hotel.name}
        </Written>
        <Written voucher={voucher} style={{ marginTop: 2 }}>
          {hotel.address}
        </Written>
        <View style={{ flexDirection: look.row, gap: 5, marginTop: 3, color: look.soft }}>
          {hotel.phone && (
            <>
              <Words voucher={voucher}>{t("phone")}</Words>
              <Code voucher={voucher} style={{ color: look.ink, fontWeight: 600 }}>
                {hotel.phone}
              </Code>
            </>
          )}
          <Words voucher={voucher}>{t("position")}</Words>
          <Link
            src={`https://www.openstreetmap.org/?mlat=${hotel.latitude}&mlon=${hotel.longitude}#map=17/${hotel.latitude}/${hotel.longitude}`}
            style={{ textDecoration: "none" }}
          >
            <Code voucher={voucher} style={{ color: look.ink }}>
              {position}
            </Code>
          </Link>
        </View>
      </View>
      <Section voucher={voucher} title={t("stay")} note={t("localTime", { zone: hotel.timeZone })}>
        <View style={{ flexDirection: look.row, gap: 12 }}>
          <Fact
            voucher={voucher}
            label={terms("stay.checkIn")}
            value={day(stay.start)}
            note={
              checkIn.until
                ? terms("stay.between", { from: checkIn.from, until: checkIn.until })
                : terms("stay.from", { time: checkIn.from })
            }
          />
          <Fact
            voucher={voucher}
            label={terms("stay.checkOut")}
            value={day(stay.end)}
            note={terms("stay.until", { time: checkOut.until })}
          />
          <Fact
            voucher={voucher}
            label={terms("stay.length")}
            value={terms("stay.nights", { count: daysBetween(stay.start, stay.end) })}
          />
        </View>
      </Section>
    </>
  );
}
