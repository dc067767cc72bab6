import { Document, Page, View } from "@react-pdf/renderer";
import { toFormatLocale, type LanguageCode } from "@/lib/api/contract/languages";
import type { Voucher } from "./voucher";
import { voucherFontFamily } from "./voucher-fonts";
import { VoucherFoot, VoucherHelp } from "./voucher-help";
import { VoucherHeader } from "./voucher-header";
import { VoucherCommission, VoucherPayment } from "./voucher-payment";
import { VoucherRooms } from "./voucher-rooms";
import { VoucherStay } from "./voucher-stay";
import { VoucherCancellation, VoucherComments } from "./voucher-cancellation";

/** A booking on one sheet of A4, or on more where it has more to say. */
export function VoucherDocument({
  voucher,
  language,
}: {
  voucher: Voucher;
  language: LanguageCode;
}) {
  const { booking, agency, texts, look, issuedAt } = voucher;
  return (
    <Document
      title={`${texts.t("title")} ${booking.reference} – ${booking.headline.title}`}
      author={agency.agencyName}
      creator={agency.agencyName}
      producer={agency.agencyName}
      language={toFormatLocale(language)}
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
        <VoucherStay voucher={voucher} />
        <VoucherRooms voucher={voucher} />
        <View style={{ flexDirection: look.row, gap: 24 }}>
          <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
            <VoucherPayment voucher={voucher} />
          </View>
          <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
            <VoucherCancellation voucher={voucher} />
          </View>
        </View>
        <VoucherComments voucher={voucher} />
        <VoucherCommission voucher={voucher} />
        <VoucherHelp voucher={voucher} />
      </Page>
    </Document>
  );
}
