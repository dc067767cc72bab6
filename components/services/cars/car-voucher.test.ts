import {
  createPrinter,
  euros,
  oneLine,
  printedLanguages,
} from "@/components/vouchers/testing/create-printer";
import { createTranslator } from "next-intl";
import { readMessages } from "@/lib/i18n/messages";
import { voucherSlotsOf } from "../voucher-slots-of";
import { sampleCarBooking } from "./testing/sample-car-booking";
import { hotelWords } from "./testing/hotel-words";

const print = createPrinter({
  toBooking: sampleCarBooking,
  toBody: (voucher) => voucherSlotsOf(voucher.booking.item).toBody(voucher.booking.item, voucher),
});

it.each(printedLanguages)(
  "says all that driver and desk need on one page in %s, and again in English",
  async (language) => {
    const { text, pages } = await print({ language });
    const { carBooking, carTerms, itemTerms, priceTerms } = await readMessages(language);
    const own = itemTerms.cars.vouchers;
    const facts = createTranslator({
      locale: language,
      messages: await readMessages(language),
      namespace: "carBooking.facts",
    });
    const toFuel = (fuel: string) => facts("fullToFull", { fuel });
    const found = oneLine(text);
    for (const fact of [
      ...["C-7K4M2P9C", "RR-88213", "SBX-1029384", "TP 1234", "Tessa Żółć", "Roadrunner"],
      ...["Alameda das Comunidades Portuguesas, 1700-111 Lisboa, Portugal", "+351 21 000 0000"],
      ...["Calle Mayor 5, 28013 Madrid, Spain", "+34 91 000 0000", "08:00", "20:00"],
      ...["The desk closes on Sundays.", "+1 555 0100 · help@voyara.example"],
      ...[412, 220, 192, 85, 36, 71, 600, 1100, 27].map((amount) => euros(amount, language)),
    ])
      expect(found).toContain(fact);
    // The local times of the desks, regardless of the server's zone.
    for (const time of [/10[:.]30/, /18[:.]00/]) expect(found).toMatch(time);
    // Readers put the words of an Arabic line, and its ligatures, in an order of their own.
    if (language === "ar")
      for (const word of ["السائق", "السيارة", "قسيمة", "الوقود"]) expect(found).toContain(word);
    else
      for (const words of [
        ...[own.title, own.dueOnSite, own.sample, own.show, carTerms.rental.dropOff],
        ...[carBooking.bring.licence, carBooking.bring.identity, toFuel("petrol")],
        ...[carTerms.covers.basic, carBooking.desks.counter],
        ...[carBooking.facts.allDay, carTerms.orSimilar.replace("{name}", "Compact estate")],
        `2 × ${priceTerms.charges.names.childSeat}`,
      ])
        expect(found).toContain(oneLine(words));
    // How to get to a desk helps who fetches the car, not who brings it back.
    if (language !== "ar") expect(found).not.toContain(oneLine(carBooking.desks.city));
    expect(found).not.toMatch(hotelWords[language]);
    expect(found).not.toMatch(/\?{2}|undefined|\{\w+\}/);
    // The desk is in Portugal.
    expect(pages).toBe(language === "en" || language === "pt" ? 1 : 2);
  },
);

it("keeps what is blocked or may come apart from what is paid", async () => {
  const { text } = await print();
  const found = oneLine(text);
  expect(found).toMatch(
    /To pay at the desk €192 Drop-off elsewhere €85 Child seat €36 Rest of the rental €71 Only if you choose it, not in the total Additional driver €27 Cancel/,
  );
  expect(found).toContain(
    [
      "Blocked on the card and given back Deposit €600",
      "Only if it comes to that, not in the total Excess: the most a damage costs €1,100",
      "Each extra kilometre €0.25",
    ].join(" "),
  );
});

it("tells what the card must be good for, also where nobody knows the deposit", async () => {
  expect(oneLine((await print()).text)).toContain(
    "A credit card in the driver’s name, for the deposit of €600",
  );
  const { text } = await print({ booking: sampleCarBooking({ charges: [] }) });
  expect(oneLine(text)).toMatch(/A credit card in the driver’s name • Passport/);
});

it("says that somebody comes to a desk that is closed on the day", async () => {
  const { item } = sampleCarBooking();
  const sunday = { ...item.offer.pickUp, local: "2027-03-28T10:30" };
  const { text } = await print({
    booking: sampleCarBooking({ item: { ...item, offer: { ...item.offer, pickUp: sunday } } }),
  });
  expect(oneLine(text)).toContain("You are expected at 10:30, outside opening hours");
});

it("says that nothing was paid where everything is paid at the desk", async () => {
  const zero = { amount: 0, currency: "EUR" };
  const sample = sampleCarBooking();
  const price = { ...sample.price, dueNow: zero, dueOnSite: sample.price.total };
  const { text } = await print({ booking: sampleCarBooking({ payment: null, price }) });
  expect(oneLine(text)).toMatch(/Total €412 Paid €0 To pay at the desk €412/);
});

it("shows what the agency earns to the agency alone", async () => {
  const [agencys, clients] = [await print({ isForAgency: true }), await print()];
  for (const secret of ["€367", "€45", "Agency markup", "Wholesale rate"]) {
    expect(agencys.text).toContain(secret);
    expect(clients.text).not.toContain(secret);
  }
});

it("says how an electric car is brought back, and who is awaited outside opening hours", async () => {
  const { item, ...booking } = sampleCarBooking();
  const { pickUp, vehicle } = item.offer;
  const offer = {
    ...item.offer,
    vehicle: { ...vehicle, fuel: "electric" as const },
    pickUp: { ...pickUp, local: "2027-03-27T03:30" },
  };
  const { text } = await print({ booking: { ...booking, item: { ...item, offer } } });
  expect(oneLine(text)).toContain("Full to full: bring it back fully charged");
  expect(oneLine(text)).toContain("You are expected at 03:30, outside opening hours");
  expect(text).not.toContain("08:00 to 20:00");
});

it("calls the car of an Arabic booking by its class on the sheet for the desk", async () => {
  const { item, headline, ...booking } = sampleCarBooking();
  const { offer } = item;
  const name = "سيارة ستيشن";
  const { text } = await print({
    booking: {
      ...booking,
      headline: { ...headline, title: `${name}, Roadrunner` },
      item: { ...item, language: "ar", offer: { ...offer, vehicle: { ...offer.vehicle, name } } },
    },
    language: "ar",
  });
  const found = oneLine(text);
  expect(found).toContain("Estate car, Roadrunner");
  expect(found).toContain("Estate car or similar · 4 days");
  expect(found).toContain("Driver Tessa Żółć");
});
