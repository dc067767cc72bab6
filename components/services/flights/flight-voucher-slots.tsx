import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { VoucherSlots } from "../voucher-slots";
import { View } from "@react-pdf/renderer";
import type { Voucher } from "@/components/vouchers/voucher";
import { VoucherFlights } from "./voucher-flights";
import { VoucherPassengers } from "./voucher-passengers";
import { Section } from "@/components/vouchers/section";
import { Words } from "@/components/vouchers/words";
import { createFlightVoucherTexts } from "./flight-voucher-texts";

export const flightVoucherSlots: VoucherSlots<FlightItem> = {
  toBody: (item, voucher) => createElement(FlightVoucherBody, { item, voucher }),
};

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

/** Which flights, everybody's ticket, and what the airport wants. */
const FlightVoucherBody = ({ voucher, item }: { voucher: Voucher; item: FlightItem }) => (
  <>
    <VoucherFlights voucher={voucher} item={item} />
    <View style={{ flexDirection: voucher.look.row, gap: 16 }}>
      <View style={{ ...column, flexGrow: 1.7 }}>
        <VoucherPassengers voucher={voucher} item={item} />
      </View>
      <View style={column}>
        <VoucherAirport voucher={voucher} />
      </View>
    </View>
  </>
);

/** What the airport wants to see, and until when; not of a trip that is cancelled. */
function VoucherAirport({ voucher }: { voucher: Voucher }) {
  const { words } = createFlightVoucherTexts(voucher.texts);
  if (voucher.booking.cancelledAt) return null;
  return (
    <Section voucher={voucher} title={words("bring.title")}>
      {(["documents", "entry", "checkIn", "inTime"] as const).map((thing) => (
        <Words key={thing} voucher={voucher} style={{ fontSize: 8, marginBottom: 2 }}>
          {`• ${words(`bring.${thing}`)}`}
        </Words>
      ))}
    </Section>
  );
}
