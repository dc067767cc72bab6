import {
  createPrinter,
  euros,
  oneLine,
  printedLanguages,
} from "@/components/vouchers/testing/create-printer";
import { readMessages } from "@/lib/i18n/messages";
import { voucherSlotsOf } from "../voucher-slots-of";
import { rentalWords } from "./testing/rental-words";
import { sampleFlightBooking } from "./testing/sample-flight-booking";

const print = createPrinter({
  toBooking: sampleFlightBooking,
  toBody: (voucher) => voucherSlotsOf(voucher.booking.item).toBody(voucher.booking.item, voucher),
});

it.each(printedLanguages)(
  "says all that passengers need on one page in %s, and again in English",
  async (language) => {
    const { text, pages } = await print({ language });
    const { flightBooking, flightTerms, itemTerms } = await readMessages(language);
    const own = itemTerms.flights.vouchers;
    const found = oneLine(text);
    for (const fact of [
      ...["F-7K4M2P9C", "QX7PLM", "SBX-1029384", "Tessa Żółć", "Suharto Suharto", "Mia Żółć"],
      ...["9991234567890", "9991234567891", "9991234567892", "9991234567893"],
      ...["7X214", "7X80", "7X91", "Meridian Air", "Quayside", "Meridian Flex", "14C", "14D"],
      ...["London Heathrow (LHR)", "John F. Kennedy Airport (JFK)", "UTC−5", "UTC−4"],
      ...["Boarding closes 20 minutes before departure.", "+1 555 0100 · help@voyara.example"],
      euros(2120, language),
    ])
      expect(found).toContain(fact);
    // The local times of the airports, regardless of the server's zone.
    for (const time of [/09[:.]10/, /17[:.]10/, /21[:.]50/, /09[:.]35/])
      expect(found).toMatch(time);
    // Readers put the words of an Arabic line, and its ligatures, in an order of their own.
    if (language === "ar")
      for (const word of ["المسافرون", "التذكرة", "المطار"]) expect(found).toContain(word);
    else
      for (const words of [
        ...[own.title, own.sample, own.show, flightTerms.cabins.economy],
        ...[flightBooking.bring.title, flightBooking.facts.localTimes],
        ...[flightBooking.facts.kinds.adult, flightBooking.facts.kinds.infant],
        flightBooking.facts.terminal.replace("{name}", "8"),
      ])
        expect(found).toContain(oneLine(words));
    expect(found).not.toMatch(rentalWords[language]);
    expect(found).not.toMatch(/\?{2}|undefined|\{\w+\}/);
    expect(pages).toBe(language === "en" ? 1 : 2);
  },
);

it("has each name as it was typed, with the ticket beside it and what was chosen below", async () => {
  const { text } = await print();
  expect(oneLine(text)).toMatch(
    /Tessa Żółć Ticket 9991234567890 Adult · 7X80: seat 14C · JFK – LIS: 2 more checked bags/,
  );
  expect(oneLine(text)).toContain("Infant on a lap · On the lap of Suharto Suharto");
  expect(oneLine(text)).toContain(
    "Bags for each seat: Small bag below the seat · Cabin bag · 1 checked bag, up to 23 kg",
  );
});

it("never looks ticketed where tickets are missing", async () => {
  const { text } = await print({
    booking: sampleFlightBooking({ ticketNumbers: ["9991234567890"] }),
  });
  expect(text).toContain("9991234567890");
  expect(text.match(/Ticket not issued yet/g)).toHaveLength(3);
});

it("says nothing of checking in once it is cancelled", async () => {
  const { text } = await print({
    booking: sampleFlightBooking({ state: "cancelled", cancelledAt: "2026-11-22T10:00:00Z" }),
  });
  expect(oneLine(text)).toContain("The tickets are no longer valid.");
  expect(text).not.toContain("Check in on");
});

it("shows what the agency earns to the agency alone", async () => {
  const [agencys, clients] = [await print({ isForAgency: true }), await print()];
  for (const secret of ["€2,011", "€109", "Agency markup", "Wholesale rate"]) {
    expect(agencys.text).toContain(secret);
    expect(clients.text).not.toContain(secret);
  }
});
