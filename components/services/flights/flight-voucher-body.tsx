import type { Voucher } from "@/components/vouchers/voucher";
import type { FlightItem } from "@/lib/api/contract/flight-items";

/** Which flights, and everybody's ticket. */
export const FlightVoucherBody = (_props: { voucher: Voucher; item: FlightItem }) => null;
