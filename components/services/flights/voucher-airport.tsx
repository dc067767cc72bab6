import { Section } from "@/components/vouchers/section";
import type { Voucher } from "@/components/vouchers/voucher";
import { Words } from "@/components/vouchers/words";
import { createFlightVoucherTexts } from "./flight-voucher-texts";

/** What the airport wants to see, and until when; not of a trip that is cancelled. */
export function VoucherAirport({ voucher }: { voucher: Voucher }) {
  const { words } = createFlightVoucherTexts(voucher.texts);
  if (voucher.booking.cancelledAt) return null;
  return (
    <Section voucher={voucher} title={words("bring.title")}>
      {(["documents", "entry", "checkIn", "inTime"] as const).map((thing) => (
        <Words key={thing} voucher={voucher} style={{ fontSize: 8, marginBottom: 2 }}>
          {`• ${words(`bring.${thing}`)}`}
        </Words>
      ))}
    </Section>
  );
}
