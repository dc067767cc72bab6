import type { CarItem } from "@/lib/api/contract/car-items";
import type { VoucherSlots } from "../voucher-slots";

export const carVoucherSlots: VoucherSlots<CarItem> = { toBody: () => null };
