import { View } from "@react-pdf/renderer";
import type { Voucher } from "@/components/vouchers/voucher";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { VoucherAirport } from "./voucher-airport";
import { VoucherFlights } from "./voucher-flights";
import { VoucherPassengers } from "./voucher-passengers";

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

/** Which flights, everybody's ticket, and what the airport wants. */
export const FlightVoucherBody = ({ voucher, item }: { voucher: Voucher; item: FlightItem }) => (
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
