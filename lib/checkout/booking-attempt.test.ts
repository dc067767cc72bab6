/** @jest-environment jest-fixed-jsdom */
import { bookingAttempt } from "./booking-attempt";

const quote = "0b6f7a52-5d0e-4c3a-9e55-0f2c8a1d7e11";
beforeEach(() => sessionStorage.clear());

test("the same body is the same attempt, another one isn't", () => {
  const first = bookingAttempt.keyFor(quote, "a");
  expect(bookingAttempt.keyFor(quote, "a")).toBe(first);
  const second = bookingAttempt.keyFor(quote, "b");
  expect(second).not.toBe(first);
  // Gone back to, it would be a third attempt: the second may have been booked.
  expect(bookingAttempt.keyFor(quote, "a")).not.toBe(first);
});

test("another quote has an attempt of its own", () =>
  expect(bookingAttempt.keyFor("other", "a")).not.toBe(bookingAttempt.keyFor(quote, "a")));

test("what came of it is found again, with the same key", () => {
  const key = bookingAttempt.keyFor(quote, "a");
  expect(bookingAttempt.made(quote)).toBeNull();
  bookingAttempt.remember(quote, { reference: "V-23456789", key: "k" });
  expect(bookingAttempt.made(quote)).toEqual({ reference: "V-23456789", key: "k" });
  expect(bookingAttempt.keyFor(quote, "a")).toBe(key);
  expect(bookingAttempt.made("other")).toBeNull();
});

test("what somebody else has put there counts for nothing", () => {
  sessionStorage.setItem(`checkoutAttempt.${quote}`, "{");
  expect(bookingAttempt.made(quote)).toBeNull();
  expect(bookingAttempt.keyFor(quote, "a")).toMatch(/^[0-9a-f-]{36}$/);
});

test("what may not be stored isn't, and makes another attempt all the same", () => {
  const stored = JSON.stringify({ name: "Ana" });
  const first = bookingAttempt.keyFor("sealed", "born 1990-05-31", stored);
  expect(Object.values(sessionStorage).join()).not.toContain("1990");
  expect(bookingAttempt.keyFor("sealed", "born 1990-05-31", stored)).toBe(first);
  expect(bookingAttempt.keyFor("sealed", "born 1990-05-30", stored)).not.toBe(first);
});
