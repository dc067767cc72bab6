import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Written } from "./words";

/** What was asked for, which nobody promises. */
export function VoucherRequests({ voucher }: { voucher: Voucher }) {
  const { booking, texts } = voucher;
  return (
    booking.requests && (
      <Section voucher={voucher} title={texts.t("requests")} note={texts.own("notGuaranteed")}>
        <Written voucher={voucher}>{booking.requests}</Written>
      </Section>
    )
  );
}
