import type { Voucher } from "./voucher";
import { Section } from "./section";
import { Written } from "./words";

/** Special requests, which aren't guaranteed. */
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
