import { View } from "@react-pdf/renderer";
import type { Voucher } from "./voucher";
import { Code, Words, Written } from "./words";

type Props = {
  voucher: Voucher;
  label: string;
  amount: string | null;
  isStrong?: boolean;
  isPart?: boolean;
  /** The label is the supplier's own, in any language. */ isWritten?: boolean;
};

/** A label, and its amount at the other edge. */
export const AmountRow = ({
  voucher,
  label,
  amount,
  isStrong = false,
  isPart = false,
  isWritten = false,
}: Props) => {
  const { look } = voucher;
  const Label = isWritten ? Written : Words;
  const style = {
    ...(isStrong ? { fontWeight: 600 } : {}),
    ...(isPart ? { color: look.soft } : {}),
  };
  return (
    <View
      wrap={false}
      style={{
        flexDirection: look.row,
        justifyContent: "space-between",
        paddingVertical: 1.5,
        gap: 12,
      }}
    >
      <View
        style={{ flexShrink: 1, [look.isRtl ? "paddingRight" : "paddingLeft"]: isPart ? 10 : 0 }}
      >
        <Label voucher={voucher} style={style}>
          {label}
        </Label>
      </View>
      {amount !== null && (
        <Code voucher={voucher} style={{ ...style, textAlign: look.end }}>
          {amount}
        </Code>
      )}
    </View>
  );
};
