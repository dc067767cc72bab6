import { randomUUID } from "node:crypto";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { PaymentGateway } from "../../ports/payment-gateway";

type Order = Parameters<PaymentGateway["createCheckout"]>[0];
export const testNow = new Date("2026-11-21T12:00:00Z");

/** What a booking asks a gateway for: 123.45 US dollars, to be paid within 20 minutes. */
export const paymentOrder = (order: Partial<Order> = {}): Order => ({
  paymentId: randomUUID(),
  bookingReference: "V-7K4M2P9C",
  money: { amount: 12_345, currency: "USD" },
  description: "Miramar Lisboa, 7–9 Dec",
  email: "nora@example.com",
  language: "en",
  successUrl: "https://alpha-travel.example/booknow/confirm-payment?reference=V-7K4M2P9C",
  cancelUrl: "https://alpha-travel.example/booknow/checkout?quote=1",
  expiresAt: addMs(testNow, 20 * minuteMs),
  ...order,
});
