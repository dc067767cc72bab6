import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { VoucherSlots } from "../voucher-slots";
import { HotelVoucherBody } from "./hotel-voucher-body";

export const hotelVoucherSlots: VoucherSlots<HotelItem> = {
  toBody: (item, voucher) => createElement(HotelVoucherBody, { item, voucher }),
};
