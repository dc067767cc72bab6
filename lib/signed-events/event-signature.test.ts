import * as fc from "fast-check";
import { isSignedEvent, signEvent } from "./event-signature";

const now = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const secrets = ["first-secret-of-the-sandbox"];
const payload = '{"id":"evt_1","checkout":"abc"}';
const signature = signEvent(payload, { secrets, now });

it("accepts what was signed, within five minutes to both sides", () => {
  const isSigned = (at: Date) => isSignedEvent(payload, signature, { secrets, now: at });
  expect([0, 300, 301, -300, -301].map((seconds) => isSigned(later(seconds)))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

it("accepts either secret during a rotation, and a removed one no more", () => {
  const rotated = ["second-secret-of-the-sandbox", ...secrets];
  const isSigned = (signed: string, known: string[]) =>
    isSignedEvent(payload, signed, { secrets: known, now });
  expect(isSigned(signature, rotated)).toBe(true);
  expect(isSigned(signEvent(payload, { secrets: rotated, now }), secrets)).toBe(true);
  expect(isSigned(signature, ["second-secret-of-the-sandbox"])).toBe(false);
  expect(isSigned(signature, [])).toBe(false);
});

it("rejects other bytes: one changed, added or left out", () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 127 }),
      (text, at, flip) => {
        const signed = signEvent(text, { secrets, now });
        const isSigned = (changed: string) => isSignedEvent(changed, signed, { secrets, now });
        const index = at % text.length;
        const changed = String.fromCharCode(text.charCodeAt(index) ^ flip);
        expect(isSigned(text)).toBe(true);
        expect(isSigned(text.slice(0, index) + changed + text.slice(index + 1))).toBe(false);
        expect(isSigned(`${text} `)).toBe(false);
        expect(isSigned(text.slice(1))).toBe(false);
      },
    ),
  );
});

it("rejects other signatures: one changed character anywhere", () => {
  for (let index = 0; index < signature.length; index += 1) {
    const changed = signature[index] === "1" ? "2" : "1";
    expect(
      isSignedEvent(payload, signature.slice(0, index) + changed + signature.slice(index + 1), {
        secrets,
        now,
      }),
    ).toBe(false);
  }
});

it("treats anything else as no signature", () => {
  fc.assert(
    fc.property(fc.string(), (text) =>
      expect(isSignedEvent(payload, text, { secrets, now })).toBe(false),
    ),
  );
  expect(isSignedEvent(payload, signature.replace("v1=", "v0="), { secrets, now })).toBe(false);
  expect(
    isSignedEvent(payload, `${signature},v1=${"0".repeat(64)},v1=${"0".repeat(64)}`, {
      secrets,
      now,
    }),
  ).toBe(false);
});
