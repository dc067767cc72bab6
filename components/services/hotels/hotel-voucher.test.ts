import { createElement } from "react";
import { VoucherAnswers } from "@/components/vouchers/voucher-answers";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import {
  createPrinter,
  euros,
  oneLine,
  printedLanguages,
} from "@/components/vouchers/testing/create-printer";
import { voucherSlotsOf } from "../voucher-slots-of";
import { sampleBooking } from "./testing/sample-booking";

const print = createPrinter({
  toBooking: sampleBooking,
  toBody: (voucher) => voucherSlotsOf(voucher.booking.item).toBody(voucher.booking.item, voucher),
});

// The sample is in Portugal.
const pagesIn = (language: LanguageCode) => (language === "en" || language === "pt" ? 1 : 2);

it.each(printedLanguages)(
  "says all that hotel and guest need on one page in %s, and again for the desk",
  async (language) => {
    const { text, pages, info } = await print({ language });
    const { vouchers, hotelTerms, itemTerms } = await readMessages(language);
    const own = itemTerms.hotels.vouchers;
    const found = oneLine(text);
    const facts = [
      "V-7K4M2P9C",
      "HCN-88213",
      "SBX-1029384",
      "Hotel Miramar & Sons",
      "Rua da Prata 12, 1100-420 Lisboa, Portugal",
      "38.71667, -9.13333",
    ];
    const foot =
      language === "ar"
        ? []
        : [
            oneLine(own.show),
            oneLine(
              vouchers.page.replace("{page}", "1").replace("{pages}", String(pagesIn(language))),
            ),
          ];
    const people = [
      "Tessa Lindqvist",
      "Łukasz Żółć",
      "Late arrival, around 23:30. Two beds in room 2, please.",
      "A deposit of €50 is held on arrival.",
    ];
    const contacts = ["+351 21 000 0000", "+1 555 0100 · help@voyara.example"];
    for (const fact of [
      ...facts,
      ...foot,
      ...people,
      ...contacts,
      ...[1240, 1200, 40, 24, 16, 18].map((amount) => euros(amount, language)),
    ])
      expect(found).toContain(fact);
    // Readers put the words of an Arabic line, and its ligatures, in an order of their own.
    if (language === "ar")
      for (const word of ["الحجز", "الفندق", "قسيمة", "المدفوع", "تسجيل"])
        expect(found).toContain(word);
    else
      for (const words of [
        own.title,
        own.notGuaranteed,
        own.dueOnSite,
        own.sample,
        hotelTerms.boards.breakfast,
      ])
        expect(found).toContain(oneLine(words));
    expect(found).not.toMatch(/\?{2}|undefined|\{\w+\}/);
    expect(pages).toBe(pagesIn(language));
    expect(info).toMatchObject({
      Language: toLanguageTag(language),
      Author: "Voyara Travel",
      Title: expect.stringContaining("V-7K4M2P9C"),
    });
  },
);

it("tells deadlines by the hotel's clock", async () => {
  const cancellation = { ...sampleBooking().cancellation, zone: "Asia/Tokyo" };
  const { text } = await print({
    booking: sampleBooking({ cancellation }),
  });
  expect(oneLine(text)).toContain(
    "€1,200 back until Dec 28, 2026, 03:00 (Tokyo time) €600 back until Dec 30, 2026, 03:00 (Tokyo time)",
  );
});

it("names the day before where a deadline is midnight", async () => {
  const { cancellation } = sampleBooking();
  const [step] = cancellation.steps;
  if (!step) throw new Error("no step");
  const steps = [{ ...step, before: "2026-12-04T00:00:00.000Z" }];
  const { text } = await print({
    booking: sampleBooking({ cancellation: { ...cancellation, zone: "Europe/Lisbon", steps } }),
  });
  expect(oneLine(text)).toContain("€1,200 back until Dec 03, 2026, 23:59");
});

it("leads whoever scans it to the booking, without what lets them in", async () => {
  const { links } = await print({ language: "de" });
  expect(links).toContain("http://voyara.example/de/find-booking?reference=V-7K4M2P9C");
});

it("shows what the agency earns to the agency alone", async () => {
  const [agencys, clients] = [await print({ isForAgency: true }), await print()];
  for (const secret of ["€1,107", "€133", "Agency markup", "Wholesale rate"]) {
    expect(agencys.text).toContain(secret);
    expect(clients.text).not.toContain(secret);
  }
  expect(agencys.pages).toBe(1);
});

it("says of a cancelled booking that it is none, with what comes back", async () => {
  const cancelledAt = "2026-11-21T09:30:00Z";
  const refund = {
    state: "pending",
    amount: { amount: 120_000, currency: "EUR" },
    at: cancelledAt,
  } as const;
  const { text } = await print({
    booking: sampleBooking({ state: "cancelled", cancelledAt, refund }),
  });
  expect(oneLine(text)).toMatch(
    /The voucher gives no right to a stay.*Refund €1,200.*Cancelled Nov 21, 2026, 09:30/,
  );
  expect(text).not.toMatch(/Free cancellation|To pay at the property/);
});

it("doesn't claim that anything was paid which is due at the property", async () => {
  const zero = { amount: 0, currency: "EUR" };
  const sample = sampleBooking();
  const price = { ...sample.price, dueNow: zero, dueOnSite: sample.price.total };
  const { text } = await print({
    booking: sampleBooking({ payment: null, price }),
  });
  expect(oneLine(text)).toMatch(/Total €1,240 Paid €0 To pay at the property €1,240/);
});

it("prints eight rooms, long wishes and letters of other scripts", async () => {
  const rooms = Array.from({ length: 8 }, () => ({ adults: 2, childAges: [3] }));
  const item = { ...sampleBooking().item, rooms };
  const travellers = [
    "Ждан Їжак",
    "Ελένη Ωραία",
    "Nguyễn Thị",
    "محمد العربي",
    "王伟",
    "Ægir 🌊 Þór",
    "O\u2019Neill",
    "E",
  ].map((firstName, index) => ({
    firstName,
    lastName: `Guest${index}`,
  }));
  const { text, pages } = await print({
    booking: sampleBooking({ item, travellers, requests: "Quiet, please. ".repeat(33) }),
  });
  for (const name of [
    "Ждан Їжак Guest0",
    "Ελένη Ωραία Guest1",
    "Nguyễn Thị",
    "王伟 Guest4",
    "Ægir Þór Guest5",
    "O\u2019Neill Guest6",
    "E Guest7",
  ])
    expect(oneLine(text)).toContain(name);
  expect(text).toContain("Guest3");
  expect(pages).toBeLessThanOrEqual(2);
});

const namedSheet = async (names: string[]) => {
  const rooms = names.map(() => ({ adults: 1, childAges: [] }));
  const { text } = await print({
    booking: sampleBooking({
      item: { ...sampleBooking().item, rooms },
      travellers: names.map((lastName) => ({ firstName: "Alex", lastName })),
    }),
  });
  return oneLine(text);
};

it("prints names in the letters they were typed in, and others in Latin ones", async () => {
  const found = await namedSheet([
    ...["王伟", "骆钰闫", "田中さくら", "김민준", "שרה", "สมชาย", "น\u0e49ำใจ", "राम", "রমা"],
    ...["გიორგი", "Պետրոս", "Ọlá", "முருகன்"],
  ]);
  for (const name of [
    ...["王伟", "骆钰闫", "田中さくら", "김민준", "שרה", "สมชาย", "น\u0e4d\u0e49าใจ", "राम", "রমা"],
    ...["გიორგი", "Պետրոս", "Ọlá", "murukn"],
  ])
    expect(found).toContain(`Alex ${name} 1 adult`);
  expect(found).not.toContain("?");
});

it("can be copied letter by letter, whatever was printed before", async () => {
  // Fonts draw " with twice the form of '.
  await namedSheet(['"Bo"']);
  expect(await namedSheet(["O'Sullivan"])).toContain("Alex O'Sullivan 1 adult");
});

it("splits no word at the end of a line", async () => {
  const { text } = await print({ language: "fr" });
  expect(oneLine(text)).toContain("réservation");
  expect(oneLine(text)).not.toMatch(/\p{L}- \p{L}/u);
});

it("says of rooms that aren't alike what each of them is", async () => {
  const booking = sampleBooking();
  const { offer, ...item } = booking.item;
  if (!offer) throw new Error("the sample's rooms are alike");
  const single = {
    ...offer.room,
    name: "Single room",
    beds: [{ kind: "single", count: 1 }] as const,
  };
  const { text } = await print({
    booking: {
      ...booking,
      item: {
        ...item,
        offers: [
          offer,
          { ...offer, board: "room_only", room: { ...single, beds: [...single.beds] } },
        ],
      },
    },
  });
  const found = oneLine(text);
  expect(found).toMatch(
    /Room 1 Tessa Lindqvist Double room with river view · 1 king bed · Breakfast included.*Room 2 .*Single room · 1 single bed · Room only/,
  );
  expect(found.match(/Double room with river view/g)).toHaveLength(1);
});

/** As it is booked on an Arabic page. */
const arabicBooking = () => {
  const sample = sampleBooking();
  const { offer, hotel } = sample.item;
  if (!offer) throw new Error("the sample's rooms aren't alike");
  return sampleBooking({
    comments: ["الاستقبال مفتوح ليلًا ونهارًا."],
    item: {
      ...sample.item,
      language: "ar",
      hotel: { ...hotel, address: "Rua da Prata 12, 1100-420 Lisboa, البرتغال" },
      offer: { ...offer, room: { ...offer.room, name: "غرفة مزدوجة" } },
    },
  });
};

it("shows the hotel in English what its holder reads in Arabic", async () => {
  const { text } = await print({ booking: arabicBooking(), language: "ar", isForAgency: true });
  const found = oneLine(text);
  for (const words of [
    "Also in English, at the end.",
    "Hotel’s confirmation number HCN-88213",
    "Check-in Wed, Dec 30, 2026",
    "1 king bed · Breakfast included",
    "Tessa Lindqvist 2 adults, 2 children (age 5, 9)",
    "Rua da Prata 12, 1100-420 Lisboa, Portugal",
    "Total €1,240 Paid €1,200 To pay at the property €40",
  ])
    expect(found).toContain(words);
  // What the agency pays is on its own sheet alone.
  expect(found.match(/1,107/g)).toHaveLength(1);
});

it("keeps the supplier's words, but for the country's name, where an Arabic booking is read in English", async () => {
  const { text, pages } = await print({ booking: arabicBooking() });
  expect(oneLine(text)).toContain("Rua da Prata 12, 1100-420 Lisboa, Portugal");
  for (const word of ["غرفة", "مزدوجة", "مفتوح"]) expect(text).toContain(word);
  expect(text).not.toContain("البرتغال");
  expect(pages).toBe(1);
});

it("prints answers to the supplier's questions with their units, and no sealed ones", async () => {
  const base = { of: "booking", isRequired: true } as const;
  const printAnswers = createPrinter({
    toBooking: sampleBooking,
    toBody: (voucher) => createElement(VoucherAnswers, { voucher }),
  });
  const { text } = await printAnswers({
    booking: sampleBooking({
      needs: [
        { ...base, id: "weight", kind: "measure", isSealed: true, units: ["kg"] },
        { ...base, id: "question1", kind: "measure", isSealed: false, label: "Ski", units: ["cm"] },
      ],
      answers: [{ need: "question1", traveller: null, value: "172.5", unit: "cm" }],
    }),
    language: "de",
  });
  expect(oneLine(text)).toContain("Antworten auf Fragen des Anbieters Ski 172,5 Zentimeter");
  expect(oneLine(text)).not.toContain("Gewicht");
});
