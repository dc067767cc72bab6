import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Voucher } from "./voucher";
import { Words } from "./words";

type Props = { voucher: Voucher; title: string; note?: string; children: ReactNode };

export const Section = ({ voucher, title, note, children }: Props) => (
  <View style={{ marginTop: 10 }}>
    <View
      wrap={false}
      minPresenceAhead={24}
      style={{
        flexDirection: voucher.look.row,
        justifyContent: "space-between",
        alignItems: "flex-end",
        marginBottom: 4,
      }}
    >
      <Words
        voucher={voucher}
        style={{ fontSize: 11, fontWeight: 600, color: voucher.look.brandInk }}
      >
        {title}
      </Words>
      {note && (
        <Words
          voucher={voucher}
          style={{
            fontSize: 8,
            color: voucher.look.soft,
            textAlign: voucher.look.end,
            flexShrink: 1,
          }}
        >
          {note}
        </Words>
      )}
    </View>
    <View style={{ borderTopWidth: 1, borderTopColor: voucher.look.line, paddingTop: 5 }}>
      {children}
    </View>
  </View>
);
