import { View } from "@react-pdf/renderer";
import type { Voucher } from "@/components/vouchers/voucher";
import type { CarItem } from "@/lib/api/contract/car-items";
import { VoucherBring } from "./voucher-bring";
import { VoucherCar } from "./voucher-car";
import { VoucherDesks } from "./voucher-desks";

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

/** When to be at which desk, with what in hand, and what they hand over. */
export const CarVoucherBody = (props: { voucher: Voucher; item: CarItem }) => (
  <>
    <VoucherDesks {...props} />
    <View style={{ flexDirection: props.voucher.look.row, gap: 16 }}>
      <View style={{ ...column, flexGrow: 1.5 }}>
        <VoucherCar {...props} />
      </View>
      <View style={column}>
        <VoucherBring {...props} />
      </View>
    </View>
  </>
);
