import { View } from "@react-pdf/renderer";
import { factsOf } from "@/lib/services/service-kits";
import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Code, Words, Written } from "./words";

/** Whom to call, and what this paper is. */
export function VoucherHelp({ voucher }: { voucher: Voucher }) {
  const { booking, agency, texts, look } = voucher;
  const { t, own } = texts;
  const contacts = [
    { name: booking.headline.title, contact: booking.headline.phone },
    {
      name: agency.agencyName,
      contact: [agency.contactPhoneNumber, agency.contactEmailId].filter(Boolean).join(" · "),
    },
  ];
  return (
    <Section voucher={voucher} title={t("help")} note={own("helpText")}>
      {contacts.map(
        ({ name, contact }) =>
          contact && (
            <View
              key={name}
              wrap={false}
              style={{
                flexDirection: look.row,
                justifyContent: "space-between",
                gap: 12,
                paddingVertical: 1.5,
              }}
            >
              <View style={{ flexShrink: 1 }}>
                <Written voucher={voucher}>{name}</Written>
              </View>
              <Code voucher={voucher} style={{ fontWeight: 600, textAlign: look.end }}>
                {contact}
              </Code>
            </View>
          ),
      )}
      {factsOf(booking.item).isSample(booking.item) && (
        <View
          wrap={false}
          style={{ marginTop: 8, backgroundColor: look.tint, borderRadius: 6, padding: 8 }}
        >
          <Words voucher={voucher} style={{ fontWeight: 600 }}>
            {own("sample")}
          </Words>
        </View>
      )}
    </Section>
  );
}
