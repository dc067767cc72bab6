import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Sheet } from "./sheet";
import type { Voucher } from "./voucher";
import { VoucherCancellation, VoucherComments } from "./voucher-cancellation";
import { VoucherHeader } from "./voucher-header";
import { VoucherHelp } from "./voucher-help";
import { VoucherCommission, VoucherPayment, VoucherSecurity } from "./voucher-payment";
import { VoucherPlace } from "./voucher-place";
import { VoucherRequests } from "./voucher-requests";

/** A booking on one sheet of A4, or on more where it has more to say. */
export function VoucherDocument({
  voucher,
  children,
}: {
  voucher: Voucher;
  /** What was booked, in the words of its service. */
  children: ReactNode;
}) {
  const { texts, look } = voucher;
  return (
    <Sheet voucher={voucher} title={texts.own("title")} note={texts.own("show")}>
      <VoucherHeader voucher={voucher} />
      <VoucherPlace voucher={voucher} />
      {children}
      <VoucherRequests voucher={voucher} />
      <View style={{ flexDirection: look.row, gap: 24 }}>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <VoucherPayment voucher={voucher} />
        </View>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
          <VoucherCancellation voucher={voucher} />
          <VoucherSecurity voucher={voucher} />
        </View>
      </View>
      <VoucherComments voucher={voucher} />
      <VoucherCommission voucher={voucher} />
      <VoucherHelp voucher={voucher} />
    </Sheet>
  );
}
