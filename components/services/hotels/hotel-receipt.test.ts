import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { renderReceipt } from "@/components/vouchers/render-receipt";
import { readPdf } from "@/components/vouchers/testing/read-pdf";
import { sampleAgency } from "@/components/vouchers/testing/sample-agency";
import { hasReceipt } from "@/lib/bookings/has-receipt";
import { sampleBooking } from "./testing/sample-booking";

const agency = sampleAgency({
  addressLine1: "Rua do Salitre 118",
  zipCode: "1250-198",
  city: "Lisboa",
});
const print = async (options: Partial<Parameters<typeof renderReceipt>[1]> = {}) => {
  const pdf = await renderReceipt(agency, {
    booking: sampleBooking(),
    language: "en",
    now: new Date("2026-11-21T12:00:00Z"),
    ...options,
  });
  const { text, pages } = await readPdf(pdf);
  return { pages, text: text.normalize("NFC").replace(/[\s\u00a0]+/g, " ") };
};

it.each(languageCodes)("says who paid whom what on one page in %s", async (language) => {
  const { text, pages } = await print({ language });
  expect(pages).toBe(1);
  for (const fact of ["V-7K4M2P9C", "Voyara Travel", "1250-198 Lisboa", "help@voyara.example"])
    expect(text).toContain(fact);
  const { receipts } = await readMessages(language);
  if (language !== "ar") expect(text).toContain(receipts.paidOnline);
});

it("adds up what was paid and what went back, and has no figure of the agency's", async () => {
  const booking = sampleBooking();
  const refund = {
    state: "succeeded" as const,
    amount: { amount: 45_000, currency: "EUR" },
    at: "2026-12-01T10:00:00.000Z",
  };
  const agent = {
    net: { amount: 99_900, currency: "EUR" },
    markup: { amount: 1, currency: "EUR" },
    commission: { amount: 1, currency: "EUR" },
  };
  const { text } = await print({
    booking: { ...booking, refund, price: { ...booking.price, agent } },
  });
  expect(text).toContain("Paid online €1,200");
  expect(text).toMatch(/Given back Dec 01, 2026, 10:00 €450/);
  expect(text).toContain("Received in all €750");
  expect(text).not.toContain("€999");
});

it("leaves out what is only on its way back", async () => {
  const booking = sampleBooking();
  const refund = {
    state: "pending" as const,
    amount: { amount: 45_000, currency: "EUR" },
    at: "2026-12-01T10:00:00.000Z",
  };
  expect((await print({ booking: { ...booking, refund } })).text).not.toContain("€450");
});

it("exists once money has come in", () => {
  const { payment } = sampleBooking();
  expect(hasReceipt({ payment })).toBe(true);
  expect(hasReceipt({ payment: null })).toBe(false);
  expect(hasReceipt({ payment: payment && { ...payment, state: "open" } })).toBe(false);
});
