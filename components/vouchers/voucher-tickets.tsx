import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Ticket } from "@/lib/bookings/tickets";
import { BrandBar } from "./brand-bar";
import { QrCode } from "./qr-code";
import { Sheet } from "./sheet";
import type { Voucher } from "./voucher";
import { VoucherHelp } from "./voucher-help";
import { Code, Words, Written } from "./words";

export type VoucherTicket = Ticket & {
  /** Where and when, in the words of its service. */ details: ReactNode;
};
type ToTickets = (voucher: Voucher) => readonly VoucherTicket[];
type Props = { voucher: Voucher; copy: Voucher | undefined; toTickets: ToTickets };

/**
 * A sheet for each ticket. They aren't in the copy again, or two would let one in: whom each is for
 * stands on it in the copy's language, too.
 */
export function VoucherTickets({ voucher, copy, toTickets }: Props) {
  const readers = [voucher, ...(copy ? [copy] : [])].map((reader) => ({
    reader,
    tickets: toTickets(reader),
  }));
  const tickets = readers[0]?.tickets ?? [];
  return tickets.map(({ code, names, details }, index) => (
    // They have no id, only an order.
    <Sheet key={index} voucher={voucher} note={voucher.texts.own("show")}>
      <BrandBar voucher={voucher} title={voucher.texts.own("title")} />
      <View style={{ alignItems: "center", marginTop: 24 }}>
        <QrCode text={code} size={220} color={voucher.look.ink} />
        <Code voucher={voucher} style={{ fontSize: 16, fontWeight: 600 }}>
          {code}
        </Code>
        {readers.map(({ reader, tickets: read }) => (
          <TicketHolder
            key={reader.texts.language}
            {...{ reader, who: read[index]?.who ?? "", number: index + 1, count: tickets.length }}
          />
        ))}
        {names.map((name, each) => (
          <Written
            key={`${each} ${name}`}
            voucher={voucher}
            style={{ fontSize: 11, fontWeight: 600, textAlign: "center" }}
          >
            {name}
          </Written>
        ))}
      </View>
      <View style={{ marginTop: 16 }}>
        <Written voucher={voucher} style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.2 }}>
          {voucher.booking.headline.title}
        </Written>
      </View>
      {details}
      <VoucherHelp voucher={voucher} />
    </Sheet>
  ));
}

type TicketHolderProps = { reader: Voucher; who: string; number: number; count: number };

/** Whom a ticket lets in, and which of several it is. */
const TicketHolder = ({ reader, who, number, count }: TicketHolderProps) => (
  <Words
    voucher={reader}
    style={{ fontSize: 11, fontFamily: reader.fontFamily, marginTop: 4, textAlign: "center" }}
  >
    {[...(count > 1 ? [reader.texts.t("tickets.of", { number, count })] : []), who].join(" · ")}
  </Words>
);
