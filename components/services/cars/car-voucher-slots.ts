import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { VoucherSlots } from "../voucher-slots";
import { CarVoucherBody } from "./car-voucher-body";

export const carVoucherSlots: VoucherSlots<CarItem> = {
  toBody: (item, voucher) => createElement(CarVoucherBody, { item, voucher }),
};
