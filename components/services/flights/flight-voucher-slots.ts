import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { VoucherSlots } from "../voucher-slots";
import { FlightVoucherBody } from "./flight-voucher-body";

export const flightVoucherSlots: VoucherSlots<FlightItem> = {
  toBody: (item, voucher) => createElement(FlightVoucherBody, { item, voucher }),
};
