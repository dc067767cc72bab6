import { View } from "@react-pdf/renderer";
import type { Voucher } from "./voucher";
import { Code, Words } from "./words";

type Props = { voucher: Voucher; label: string; value: string; note?: string; isCode?: boolean };

/** A label above its value. */
export const Fact = ({ voucher, label, value, note, isCode = false }: Props) => {
  const Value = isCode ? Code : Words;
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Words voucher={voucher} style={{ fontSize: 8, color: voucher.look.soft }}>
        {label}
      </Words>
      <Value voucher={voucher} style={{ fontSize: 11, fontWeight: 600, marginTop: 2 }}>
        {value}
      </Value>
      {note && (
        <Words voucher={voucher} style={{ marginTop: 1 }}>
          {note}
        </Words>
      )}
    </View>
  );
};
