import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Code, Words } from "@/components/vouchers/words";
import type { CarItem } from "@/lib/api/contract/car-items";
import { findDeposit } from "@/lib/cars/find-deposit";
import { createCarVoucherTexts } from "./car-voucher-texts";

/** What the desk wants to see before it hands over the keys, and the flight that it waits for. */
export function VoucherBring({ voucher }: { voucher: Voucher; item: CarItem }) {
  const { words } = createCarVoucherTexts(voucher.texts);
  const { answers, charges } = voucher.booking;
  const deposit = findDeposit(charges);
  const flight = answers.find(({ need }) => need === "flightNumber")?.value;
  const things = [
    words("bring.voucher"),
    words("bring.licence"),
    deposit
      ? words("bring.card", { amount: voucher.texts.money(deposit) })
      : words("bring.cardAny"),
    words("bring.identity"),
  ];
  return (
    <Section voucher={voucher} title={words("bring.title")}>
      {things.map((thing) => (
        <Words key={thing} voucher={voucher}>
          {`• ${thing}`}
        </Words>
      ))}
      {flight && (
        <View style={{ flexDirection: voucher.look.row, gap: 4, marginTop: 1 }}>
          <Words voucher={voucher} style={{ color: voucher.look.soft }}>
            {words("facts.flight")}
          </Words>
          <Code voucher={voucher} style={{ fontWeight: 600 }}>
            {flight}
          </Code>
        </View>
      )}
    </Section>
  );
}
