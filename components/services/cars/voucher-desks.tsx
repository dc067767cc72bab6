import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Code, Words, Written } from "@/components/vouchers/words";
import type { CarItem } from "@/lib/api/contract/car-items";
import { deskHoursAt } from "@/lib/cars/desk-hours";
import { createCarVoucherTexts } from "./car-voucher-texts";

type End = CarItem["offer"]["pickUp"];

type Props = { voucher: Voucher; end: End; isPickUp?: boolean };

/** One desk: when to be there by its own clock, where it is, when it is open that day. */
function Desk({ voucher, end, isPickUp = false }: Props) {
  const { look, texts } = voucher;
  const { words, terms, time } = createCarVoucherTexts(texts);
  const { local, depot } = end;
  const hours = deskHoursAt(end, voucher.booking.charges);
  const soft = { color: look.soft };
  return (
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
      <Words voucher={voucher} style={{ fontSize: 8, ...soft }}>
        {terms(isPickUp ? "rental.pickUp" : "rental.dropOff")}
      </Words>
      <Words voucher={voucher} style={{ fontSize: 11, fontWeight: 600, marginTop: 2 }}>
        {time(local)}
      </Words>
      <Written voucher={voucher} style={{ fontWeight: 600, marginTop: 1 }}>
        {depot.name}
      </Written>
      <Written voucher={voucher}>{depot.address}</Written>
      <Words voucher={voucher}>
        {[
          ...(isPickUp ? [words(`desks.${depot.kind}`)] : []),
          hours.kind === "hours"
            ? `${words("facts.hours")}: ${words("facts.hoursOf", { from: hours.from, until: hours.until })}`
            : hours.kind === "awaited"
              ? words("facts.awaited", { time: hours.time, isPaid: String(hours.isPaid) })
              : words(`facts.${hours.kind}`),
        ].join(" · ")}
      </Words>
      {depot.phone && depot.phone !== voucher.booking.headline.phone && (
        <View style={{ flexDirection: look.row, gap: 4 }}>
          <Words voucher={voucher} style={soft}>
            {words("facts.phone")}
          </Words>
          <Code voucher={voucher}>{depot.phone}</Code>
        </View>
      )}
    </View>
  );
}

type VoucherDesksProps = { voucher: Voucher; item: CarItem };

/** From where and when until where and when. */
export function VoucherDesks({
  voucher,
  item: {
    offer: { pickUp, dropOff },
  },
}: VoucherDesksProps) {
  const { words } = createCarVoucherTexts(voucher.texts);
  return (
    <Section voucher={voucher} title={words("facts.rental")} note={words("facts.localTimes")}>
      <View style={{ flexDirection: voucher.look.row, gap: 16 }}>
        <Desk voucher={voucher} end={pickUp} isPickUp />
        <Desk voucher={voucher} end={dropOff} />
      </View>
    </Section>
  );
}
