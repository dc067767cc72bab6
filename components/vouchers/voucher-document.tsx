import { Document, Page, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { toFormatLocale } from "@/lib/api/contract/languages";
import type { Voucher } from "./voucher";
import { VoucherCancellation, VoucherComments } from "./voucher-cancellation";
import { voucherFontFamily } from "./voucher-fonts";
import { VoucherHeader } from "./voucher-header";
import { VoucherFoot, VoucherHelp } from "./voucher-help";
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
  const { booking, agency, texts, look, issuedAt } = voucher;
  return (
    <Document
      title={`${texts.own("title")} ${booking.reference} – ${booking.headline.title}`}
      author={agency.agencyName}
      creator={agency.agencyName}
      producer={agency.agencyName}
      language={toFormatLocale(texts.language)}
      creationDate={new Date(issuedAt)}
      pdfVersion="1.7"
    >
      <Page
        size="A4"
        style={{
          paddingTop: 28,
          paddingHorizontal: 36,
          paddingBottom: 40,
          fontFamily: voucherFontFamily,
          fontSize: 9,
          color: look.ink,
        }}
      >
        <VoucherFoot voucher={voucher} />
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
      </Page>
    </Document>
  );
}
