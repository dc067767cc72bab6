import { View } from "@react-pdf/renderer";
import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words, Written } from "@/components/vouchers/words";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightLeg, Segment } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";
import { toDuration } from "@/lib/flights/to-duration";
import { toOffsetText } from "@/lib/flights/utc-offset";
import { createFlightVoucherTexts } from "./flight-voucher-texts";

const column = { flexGrow: 1, flexShrink: 1, flexBasis: 0 };

type End = { moment: Moment; airport: Segment["from"]; terminal: string | null };

function VoucherEnd({ voucher, moment, airport, terminal }: End & { voucher: Voucher }) {
  const { words, time } = createFlightVoucherTexts(voucher.texts);
  return (
    <View style={column}>
      <Words voucher={voucher} style={{ fontWeight: 600 }}>
        {`${time(moment.local)} (${toOffsetText(moment)})`}
      </Words>
      <Written voucher={voucher}>{`${airport.name} (${airport.iata})`}</Written>
      {terminal && <Words voucher={voucher}>{words("facts.terminal", { name: terminal })}</Words>}
    </View>
  );
}

function VoucherSegment({ voucher, segment }: { voucher: Voucher; segment: Segment }) {
  const { look } = voucher;
  const { terms } = createFlightVoucherTexts(voucher.texts);
  const { number, airline, operatedBy, aircraft, minutes, from, to, departs, arrives } = segment;
  const soft = { fontSize: 8, color: look.soft };
  return (
    <View wrap={false} style={{ flexDirection: look.row, gap: 12, paddingVertical: 2.5 }}>
      <View style={{ width: 128 }}>
        <Words voucher={voucher} style={{ fontSize: 11, fontWeight: 600 }}>
          {number}
        </Words>
        {/* A line each: names are in the airline's own letters, the rest in the reader's. */}
        <Written voucher={voucher} style={soft}>
          {[airline.name, ...(aircraft ? [aircraft.name] : [])].join(" · ")}
        </Written>
        {operatedBy && (
          <Words voucher={voucher} style={soft}>
            {terms("operatedBy", { airline: operatedBy.name })}
          </Words>
        )}
        <Words voucher={voucher} style={soft}>
          {terms("duration", toDuration(minutes))}
        </Words>
      </View>
      <VoucherEnd
        voucher={voucher}
        moment={departs}
        airport={from}
        terminal={segment.fromTerminal}
      />
      <VoucherEnd voucher={voucher} moment={arrives} airport={to} terminal={segment.toTerminal} />
    </View>
  );
}

function VoucherLeg({ voucher, leg }: { voucher: Voucher; leg: FlightLeg }) {
  const { words, terms } = createFlightVoucherTexts(voucher.texts);
  return leg.segments.map((segment, index) => {
    const connection = leg.connections[index];
    return (
      <View key={`${segment.number} ${segment.departs.at}`}>
        <VoucherSegment voucher={voucher} segment={segment} />
        {connection && (
          <Words voucher={voucher} style={{ fontSize: 8, color: voucher.look.soft }}>
            {[
              words("facts.connection", {
                duration: terms("duration", toDuration(connection.minutes)),
                city: connection.airport.city,
              }),
              ...(connection.isOvernight ? [words("facts.overnight")] : []),
              ...(connection.otherAirport
                ? [words("facts.otherAirport", { name: connection.otherAirport.name })]
                : []),
            ].join(" · ")}
          </Words>
        )}
      </View>
    );
  });
}

/** Every flight, by the clocks of its airports. */
export function VoucherFlights({ voucher, item }: { voucher: Voucher; item: FlightItem }) {
  const { words } = createFlightVoucherTexts(voucher.texts);
  return (
    <Section voucher={voucher} title={words("facts.flights")} note={words("facts.localTimes")}>
      {item.itinerary.legs.map((leg, index) => (
        <View
          // Legs have no id, only an order.
          key={index}
          style={
            index > 0
              ? {
                  borderTopWidth: 1,
                  borderTopColor: voucher.look.line,
                  marginTop: 3,
                  paddingTop: 3,
                }
              : {}
          }
        >
          <VoucherLeg voucher={voucher} leg={leg} />
        </View>
      ))}
    </Section>
  );
}
