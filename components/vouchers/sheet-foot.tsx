import { Text, View } from "@react-pdf/renderer";
import type { Voucher } from "./voucher";

/** On every page: which booking, issued when, which page. */
export function SheetFoot({ voucher, note }: { voucher: Voucher; note: string }) {
  const { booking, texts, look, printable, issuedAt } = voucher;
  const style = {
    fontSize: 7.5,
    color: look.soft,
    direction: look.isRtl ? "rtl" : "ltr",
    textAlign: look.start,
  } as const;
  return (
    <View
      fixed
      style={{
        position: "absolute",
        bottom: 20,
        left: 36,
        right: 36,
        flexDirection: look.row,
        justifyContent: "space-between",
      }}
    >
      <Text style={{ ...style, width: 390 }}>
        {printable(
          `${note} ${texts.t("issued", { time: texts.instant(issuedAt, booking.headline.starts.zone) })}`,
        )}
      </Text>
      <Text
        style={{ ...style, width: 120, textAlign: look.end }}
        render={({ pageNumber, totalPages }) =>
          printable(
            `${booking.reference} · ${texts.t("page", { page: String(pageNumber), pages: String(totalPages) })}`,
          )
        }
      />
    </View>
  );
}
