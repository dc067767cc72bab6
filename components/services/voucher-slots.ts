import type { ReactNode } from "react";
import type { Voucher } from "@/components/vouchers/voucher";
import type { VoucherTicket } from "@/components/vouchers/voucher-tickets";
import type { Item } from "@/lib/api/contract/items";

/** What a service puts into its vouchers. */
export type VoucherSlots<I = Item> = {
  /** What was booked and for whom, as sections of the sheet. */
  toBody(item: I, voucher: Voucher): ReactNode;
  /** What lets people in, a sheet each; missing where nothing but the voucher does. */
  toTickets?(item: I, voucher: Voucher): readonly VoucherTicket[];
};
