import { Link, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { BrandBar } from "./brand-bar";
import { QrCode } from "./qr-code";
import type { Voucher } from "./voucher";
import { Fact } from "./fact";
import { Words } from "./words";

type Props = {
  voucher: Voucher;
  /** Below the numbers. */ children: ReactNode;
};

/** Whose voucher it is, and the two numbers it is known by. */
export function VoucherHeader({ voucher, children }: Props) {
  const { booking, texts, look, findLink } = voucher;
  const { t, own } = texts;
  const { supplierReference, confirmationNumber } = booking;
  const supplier =
    supplierReference && supplierReference !== confirmationNumber
      ? { note: `${t("supplierReference")} ${supplierReference}` }
      : {};
  return (
    <>
      <BrandBar voucher={voucher} title={own("title")} />
      {booking.cancelledAt && (
        <View style={{ backgroundColor: look.ink, borderRadius: 8, marginTop: 8, padding: 10 }}>
          <Words voucher={voucher} style={{ fontSize: 12, fontWeight: 600, color: look.surface }}>
            {t("cancelled")}
          </Words>
          <Words voucher={voucher} style={{ color: look.surface, marginTop: 2 }}>
            {own("cancelledText")}
          </Words>
        </View>
      )}
      <View style={{ flexDirection: look.row, alignItems: "center", gap: 14, marginTop: 12 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <View
            style={{
              flexDirection: look.row,
              backgroundColor: look.tint,
              borderRadius: 8,
              padding: 12,
              gap: 14,
            }}
          >
            <Fact voucher={voucher} label={t("reference")} value={booking.reference} isCode />
            {confirmationNumber ? (
              <Fact
                voucher={voucher}
                label={own("confirmationNumber")}
                value={confirmationNumber}
                isCode
                {...supplier}
              />
            ) : (
              <Fact
                voucher={voucher}
                label={own("confirmationNumber")}
                value={own("noConfirmationNumber")}
                {...supplier}
              />
            )}
          </View>
          {children}
        </View>
        <View style={{ alignItems: "center", width: 96 }}>
          <Link src={findLink}>
            <QrCode text={findLink} size={74} color={look.ink} />
          </Link>
          <Words voucher={voucher} style={{ fontSize: 6.5, color: look.soft, textAlign: "center" }}>
            {t("scan")}
          </Words>
        </View>
      </View>
    </>
  );
}
