import { Image, View } from "@react-pdf/renderer";
import type { Voucher } from "./voucher";
import { Words } from "./words";

type Props = { voucher: Voucher; title: string };

/** Whose paper it is, and which. */
export const BrandBar = ({ voucher, voucher: { agency, look, logo }, title }: Props) => (
  <View
    style={{
      flexDirection: look.row,
      alignItems: "center",
      justifyContent: "space-between",
      backgroundColor: look.brand,
      borderRadius: 8,
      paddingVertical: 12,
      paddingHorizontal: 18,
      gap: 16,
    }}
  >
    {logo ? (
      <View style={{ backgroundColor: look.surface, borderRadius: 5, padding: 5 }}>
        <Image src={logo} style={{ height: 26, maxWidth: 150, objectFit: "contain" }} />
      </View>
    ) : (
      <View style={{ flexShrink: 1 }}>
        <Words voucher={voucher} style={{ fontSize: 17, fontWeight: 600, color: look.onBrand }}>
          {agency.agencyName}
        </Words>
      </View>
    )}
    <Words voucher={voucher} style={{ fontSize: 13, color: look.onBrand, textAlign: look.end }}>
      {title}
    </Words>
  </View>
);
