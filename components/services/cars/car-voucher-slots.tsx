import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { VoucherSlots } from "../voucher-slots";
import { View } from "@react-pdf/renderer";
import type { Voucher } from "@/components/vouchers/voucher";
import { VoucherCar } from "./voucher-car";
import { VoucherDesks } from "./voucher-desks";
import { Section } from "@/components/vouchers/section";
import { Code, Words } from "@/components/vouchers/words";
import { findDeposit } from "@/lib/cars/find-deposit";
import { createCarVoucherTexts } from "./car-voucher-texts";

export const carVoucherSlots: VoucherSlots<CarItem> = {
  toBody: (item, voucher) => createElement(CarVoucherBody, { item, voucher }),
};

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

/** When to be at which desk, with what in hand, and what they hand over. */
const CarVoucherBody = (props: { voucher: Voucher; item: CarItem }) => (
  <>
    <VoucherDesks {...props} />
    <View style={{ flexDirection: props.voucher.look.row, gap: 16 }}>
      <View style={{ ...column, flexGrow: 1.5 }}>
        <VoucherCar {...props} />
      </View>
      <View style={column}>
        <VoucherBring {...props} />
      </View>
    </View>
  </>
);

/** What the desk wants to see before it hands over the keys, and the flight that it waits for. */
function VoucherBring({ voucher }: { voucher: Voucher; item: CarItem }) {
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
