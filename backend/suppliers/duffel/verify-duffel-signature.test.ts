import { signDuffelEvent } from "./testing/sign-duffel-event";
import { verifyDuffelSignature } from "./verify-duffel-signature";

const secret = "secret-of-the-webhook";
const now = new Date("2026-11-21T12:00:00Z");
const body = '{ "type": "ping.triggered" }\n';
const verify = (signature: string) =>
  verifyDuffelSignature({ body, signature }, { secrets: ["newer", secret], now });
const sign = (text: string, { by = secret, ago = 0 } = {}) =>
  signDuffelEvent(text, { secret: by, at: new Date(now.getTime() - ago * 1_000) });

test("each of the secrets signs, by any version of the signature", () => {
  expect(verify(sign(body))).toBe(true);
  expect(verify(sign(body, { by: "newer" }))).toBe(true);
  expect(verify(sign(body).replace("v1=", `v1=${"0".repeat(64)},v2=`))).toBe(true);
});

test("five minutes are the most that clocks and deliveries may be apart", () => {
  expect(verify(sign(body, { ago: 300 }))).toBe(true);
  expect(verify(sign(body, { ago: 301 }))).toBe(false);
  expect(verify(sign(body, { ago: -301 }))).toBe(false);
});

test.each([
  ["another secret's", sign(body, { by: "another" })],
  ["another body's", sign(`${body} `)],
  ["another time's", sign(body).replace(/^t=\d+/, "t=1795262401")],
  ["none", ""],
  ["one without its time", "t=,v1="],
  ["one of another length", sign(body).slice(0, -1)],
  ["one of other characters", `t=1795262400,v1=${"é".repeat(64)}`],
])("%s isn't one", (_, signature) => {
  expect(verify(signature)).toBe(false);
});
