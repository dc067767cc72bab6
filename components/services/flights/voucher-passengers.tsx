import { toFullName } from "@/lib/api/contract/full-name";
import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Code, Words, Written } from "@/components/vouchers/words";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listPassengers, type Passenger } from "@/lib/flights/list-passengers";
import { flightTextsOf } from "./flight-texts-of";
import { createFlightVoucherTexts } from "./flight-voucher-texts";

type Props = { voucher: Voucher; item: FlightItem };

/** One who flies: the name as it is in the ticket, its number, seats and bags. */
function VoucherPassenger({ voucher, item, passenger }: Props & { passenger: Passenger }) {
  const { look, booking } = voucher;
  const texts = createFlightVoucherTexts(voucher.texts);
  const { seatsOf, bagsOf, lapOf } = flightTextsOf(item, texts);
  const traveller = booking.travellers[passenger.index];
  const ticket = booking.ticketNumbers[passenger.index];
  const chosen = [
    ...lapOf(passenger, booking.travellers),
    ...seatsOf(passenger),
    ...bagsOf(passenger),
  ];
  return (
    <View wrap={false} style={{ paddingVertical: 1.5 }}>
      <View style={{ flexDirection: look.row, justifyContent: "space-between", gap: 8 }}>
        <View style={{ flexShrink: 1 }}>
          <Written voucher={voucher} style={{ fontWeight: 600 }}>
            {traveller ? toFullName(traveller) : ""}
          </Written>
        </View>
        {ticket ? (
          <View style={{ flexDirection: look.row, gap: 4 }}>
            <Words voucher={voucher} style={{ color: look.soft }}>
              {texts.words("facts.ticket")}
            </Words>
            <Code voucher={voucher} style={{ fontWeight: 600 }}>
              {ticket}
            </Code>
          </View>
        ) : (
          <Words voucher={voucher} style={{ color: look.soft }}>
            {texts.words("facts.noTicket")}
          </Words>
        )}
      </View>
      <Words voucher={voucher} style={{ fontSize: 8, color: look.soft }}>
        {[texts.kinds(passenger.kind, { age: passenger.age ?? 0 }), ...chosen].join(" · ")}
      </Words>
    </View>
  );
}

/** Who flies with which ticket, and what each may take along. */
export function VoucherPassengers({ voucher, item }: Props) {
  const { words, terms, ...texts } = createFlightVoucherTexts(voucher.texts);
  const { included } = flightTextsOf(item, { words, terms, ...texts });
  const { fare } = item;
  return (
    <Section
      voucher={voucher}
      title={words("summary.passengers")}
      note={`${fare.brand.name} · ${terms(`cabins.${fare.cabin}`)}`}
    >
      {listPassengers(item).map((passenger) => (
        <VoucherPassenger
          key={passenger.index}
          voucher={voucher}
          item={item}
          passenger={passenger}
        />
      ))}
      <Words voucher={voucher} style={{ marginTop: 3 }}>
        {`${words("summary.bags")}: ${included.join(" · ")}`}
      </Words>
    </Section>
  );
}
