import { createHmac } from "node:crypto";
import { verifyDuffelEvent } from "./verify-duffel-event";

const secret = "secret-of-the-webhook";
const now = new Date("2026-11-21T12:00:00Z");
const body = JSON.stringify({
  type: "order.airline_initiated_change_detected",
  live_mode: false,
  data: { object: { id: "aic_1", order_id: "ord_1" } },
});
const sign = (text: string, { key = secret, at = now } = {}) => {
  const time = Math.floor(at.getTime() / 1_000);
  const hash = createHmac("sha256", key).update(`${time}.${text}`).digest("hex");
  return `t=${time},v1=${hash}`;
};
const verify = (signature: string, text = body) =>
  verifyDuffelEvent({ body: text, signature }, { secrets: ["newer", secret], now });

test("an event that a secret has signed names its order", () => {
  expect(verify(sign(body))).toEqual({
    type: "order.airline_initiated_change_detected",
    isLive: false,
    orderId: "ord_1",
  });
});

test.each([
  ["another secret", sign(body, { key: "another" })],
  ["another body", sign(`${body} `)],
  ["yesterday", sign(body, { at: new Date("2026-11-20T12:00:00Z") })],
  ["nobody", ""],
  ["nothing", "t=,v1="],
])("one that %s has signed is none", (_, signature) => {
  expect(verify(signature)).toBeNull();
});

test("what is signed and can't be read is none", () => {
  expect(verify(sign("[]"), "[]")).toBeNull();
  expect(verify(sign("{"), "{")).toBeNull();
});
