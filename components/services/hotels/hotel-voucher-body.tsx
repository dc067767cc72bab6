import type { Voucher } from "@/components/vouchers/voucher";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { VoucherRooms } from "./voucher-rooms";
import { VoucherStay } from "./voucher-stay";

/** When to be there, and who sleeps where. */
export const HotelVoucherBody = (props: { voucher: Voucher; item: HotelItem }) => (
  <>
    <VoucherStay {...props} />
    <VoucherRooms {...props} />
  </>
);
