import { createTranslator } from "next-intl";
import {
  createPrinter,
  euros,
  oneLine,
  printedLanguages,
} from "@/components/vouchers/testing/create-printer";
import { readMessages } from "@/lib/i18n/messages";
import { toQrPath } from "@/lib/to-qr-path";
import { voucherSlotsOf } from "../voucher-slots-of";
import { sampleActivityBooking, sampleActivityItem } from "./testing/sample-activity-booking";

const print = createPrinter({
  toBooking: sampleActivityBooking,
  toBody: (voucher) => voucherSlotsOf(voucher.booking.item).toBody(voucher.booking.item, voucher),
  toTickets: (voucher) =>
    voucherSlotsOf(voucher.booking.item).toTickets?.(voucher.booking.item, voucher) ?? [],
});
const ticketCode = toQrPath("884213907").path;
const isTicket = (squares: string) => squares === ticketCode;

it.each(printedLanguages)(
  "says in %s where, when and how early, who comes and whom to call, with a ticket each",
  async (language) => {
    const { texts, squares, pages } = await print({ language });
    const { activityBooking, activityTerms, itemTerms, vouchers } = await readMessages(language);
    const facts = createTranslator({
      ...{ locale: language, messages: { activityBooking }, namespace: "activityBooking.facts" },
    });
    const early = facts("early", { minutes: 15 });
    const [sheet = "", ...others] = texts.map(oneLine);
    for (const fact of [
      ...["A-7K4M2P9C", "884213907", "Tessa Żółć", "Suharto Suharto", "Mia Żółć"],
      ...["Main entrance", "Rua da Madre de Deus 4, Lisboa", "Europe/Lisbon", "With a guide"],
      ...["+351 21 000 0000", "+1 555 0100 · help@voyara.example", "Entrance", "No large bags."],
      ...["voyara.example", "/find-booking", euros(96, language)],
    ])
      expect(sheet).toContain(fact);
    // The product's local times, regardless of the server's zone.
    expect(sheet).toMatch(/18[:.]30/);
    const tickets = others.slice(0, 3);
    expect(squares.filter(isTicket)).toHaveLength(3);
    for (const ticket of tickets)
      for (const fact of ["884213907", "Main entrance", "+351 21 000 0000"])
        expect(ticket).toContain(fact);
    expect(tickets[1]).toContain("Suharto Suharto");
    expect(tickets[1]).not.toContain("Tessa");
    // Readers put the words of an Arabic line, and its ligatures, in an order of their own.
    if (language === "ar") expect(tickets[2]).toContain("Ticket 3 of 3 · Child");
    else
      for (const [text, words] of [
        [sheet, itemTerms.activities.vouchers.title],
        [sheet, early],
        [sheet, vouchers.cancelAt],
        [tickets[0], early],
        [tickets[2], activityTerms.bands.names.child],
        [tickets[2], vouchers.tickets.of.replace("{number}", "3").replace("{count}", "3")],
      ])
        expect(text).toContain(oneLine(words ?? ""));
    expect(texts.join(" ")).not.toMatch(/\?{2}|undefined|\{\w+\}/);
    // With a copy in English, unless Portugal reads it.
    expect(pages).toBe(language === "en" || language === "pt" ? 4 : 5);
  },
);

it("names the deadline as pages do, by the product's own clock", async () => {
  const { texts } = await print();
  expect(oneLine(texts[0] ?? "")).toContain(
    "To cancel: voyara.example/find-booking €96 back until Mar 26, 2027, 18:30 (Lisbon time) Nothing back after that",
  );
});

it("has one ticket for all where all come together", async () => {
  const item = { ...sampleActivityItem, tickets: "one", names: "lead" } as const;
  const travellers = [{ firstName: "Tessa", lastName: "Żółć" }];
  const { texts, squares, pages } = await print({
    booking: sampleActivityBooking({ item, travellers }),
  });
  expect(pages).toBe(2);
  expect(squares.filter(isTicket)).toHaveLength(1);
  expect(oneLine(texts[1] ?? "")).toMatch(/884213907 2 adults, 1 child Tessa Żółć/);
});

it.each([
  { state: "cancelRequested" },
  { state: "cancelled", cancelledAt: "2026-11-21T09:30:00Z" },
] as const)("lets nobody in once it is %p", async (changes) => {
  const { squares, pages } = await print({ booking: sampleActivityBooking(changes) });
  expect(pages).toBe(1);
  // That of the voucher itself, which finds the booking.
  expect(squares).toHaveLength(1);
  expect(squares.filter(isTicket)).toEqual([]);
});

it("names where one is fetched who chose that, and no meeting point", async () => {
  const answers = [
    { need: "pickUp", traveller: null, value: "pickUp" },
    { need: "pickUpPlace", traveller: null, value: "Hotel Mundial" },
  ] as const;
  const comments = ["No large bags."];
  const booking = sampleActivityBooking({ answers: [...answers], comments });
  const { texts } = await print({ booking });
  // Said by the product and accepted by the buyer: printed once.
  expect(texts[0]?.split("No large bags.")).toHaveLength(2);
  for (const text of texts.slice(0, 2).map(oneLine)) {
    expect(text).toContain("Meeting point Hotel Mundial You are fetched");
    expect(text).not.toContain("Main entrance");
    expect(text).not.toContain("before the start");
  }
});
