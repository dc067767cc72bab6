import { Text, type Styles } from "@react-pdf/renderer";
import { isRightToLeftText } from "@/lib/i18n/text-direction";
import type { Voucher } from "./voucher";

type Props = { voucher: Voucher; children: string; style?: Styles[string] };

/**
 * A text in the reading direction of the voucher. The renderer takes a line's height from the size
 * beside it, never from an inherited one.
 */
export const Words = ({ voucher: { look, printable }, children, style = {} }: Props) => (
  <Text
    style={{
      direction: look.isRtl ? "rtl" : "ltr",
      textAlign: look.start,
      fontSize: 9,
      lineHeight: 1.35,
      ...style,
    }}
  >
    {printable(children)}
  </Text>
);

/** A number, a price or an address of the net: left to right in every language. */
export const Code = ({ voucher: { look, printable }, children, style = {} }: Props) => (
  <Text
    style={{ direction: "ltr", textAlign: look.start, fontSize: 9, lineHeight: 1.35, ...style }}
  >
    {printable(children)}
  </Text>
);

/** User and supplier text, in any language: its first letter sets the direction. */
export const Written = ({ voucher: { look, printable }, children, style = {} }: Props) => (
  <Text
    style={{
      direction: isRightToLeftText(children) ? "rtl" : "ltr",
      textAlign: look.start,
      fontSize: 9,
      lineHeight: 1.35,
      ...style,
    }}
  >
    {printable(children)}
  </Text>
);
