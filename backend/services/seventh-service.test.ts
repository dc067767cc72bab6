import { languageCodes } from "@/lib/api/contract/languages";
import { cancelBooking } from "../booking/bookings/cancel-booking";
import { getBooking } from "../booking/bookings/get-booking";
import { quoteCancellation } from "../booking/bookings/quote-cancellation";
import { renderMail } from "../mail/render-mail";
import type { RequestContext } from "../http/request-context";
import {
  bookingMailKinds,
  saleMailKinds,
  toBookingMail,
  toSaleMail,
} from "../testing/booking-mail";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { createBalloonRides } from "./testing/balloon-rides";
import { openRideBuyer, type RideBuyer } from "./testing/ride-buyer";

let kit: BookingKit;
let buyer: RideBuyer;
let context: RequestContext;
const balloons = createBalloonRides([
  { id: "dawn", launch: "05:40", baskets: 2, cents: 40_000 },
  { id: "late", launch: "07:15", baskets: 1, cents: 30_000 },
  {
    ...{ id: "asks", launch: "06:30", baskets: 2, cents: 30_000 },
    needs: [
      {
        ...{ id: "weight", of: "each", kind: "measure", isRequired: true, isSealed: false },
        units: ["kg", "lb"],
      },
      {
        ...{ id: "question1", of: "booking", kind: "choice", isRequired: true, isSealed: false },
        ...{ label: "Hast du Höhenangst?", language: "de", options: ["y", "n"] },
        optionLabels: { y: "Ja", n: "Nein" },
      },
    ],
  },
]);
/** Hotel, room, stay and check-in, in the languages of the mails. */
const wordsOfHotels = new RegExp(
  [
    "hotel|hôtel|فندق|zimmer|room|habitaci|quarto|chambre|غرفة|værelse|\\brom\\b|\\brum\\b",
    "\\bstay\\b|aufenthalt|estancia|estadia|séjour|إقامة|ophold|opphold|vistelse",
    "check-in|check-out|incheckning|innsjekking|anreise|ankomst",
  ].join("|"),
  "i",
);

beforeAll(async () => {
  kit = await openBookingKit();
  buyer = await openRideBuyer(kit, balloons);
  context = buyer.visitor;
});
afterAll(() => kit.close());

test("a service that only a test knows is searched, quoted, held, paid, booked, cancelled and refunded", async () => {
  const { dependencies } = buyer;
  expect(balloons.search().map(({ headline }) => headline.title)).toEqual([
    "Balloon at 05:40",
    "Balloon at 07:15",
    "Balloon at 06:30",
  ]);

  const quote = await buyer.quote("dawn", 2);
  expect(quote).toMatchObject({
    headline: { title: "Balloon at 05:40", starts: { at: "2026-12-24T02:40:00.000Z" } },
    party: { people: 8, units: 2 },
    price: { total: { amount: 89_600, currency: "EUR" }, unit: { per: "person" } },
    comments: ["Wear a warm coat."],
    item: { service: "balloons", rideId: "dawn" },
  });

  const nina = { firstName: "Nina", lastName: "Berg" };
  const order = buyer.toOrder(quote, { travellers: [nina] });
  await expect(buyer.place(order)).rejects.toMatchObject({
    status: 422,
    issues: [{ path: "travellers", message: "must name somebody for each basket" }],
  });
  const travellers = [nina, { firstName: "Ole", lastName: "Berg" }];
  const placed = await buyer.place({ ...order, travellers });
  expect(placed.reference).toMatch(/^A-/);
  expect(balloons.left("dawn")).toBe(0);
  expect(await getBooking(dependencies, context, placed)).toMatchObject({ state: "held" });

  await buyer.pay(placed);
  kit.wait(3);
  expect(await getBooking(dependencies, context, placed)).toMatchObject({
    state: "confirmed",
    confirmationNumber: "Basket 7",
    item: { launch: "05:40" },
    travellers,
  });
  const { text } = await kit.lastMail("bookingConfirmed");
  expect(text).toContain("What: Balloon at 05:40, Göreme");

  const { refund } = await quoteCancellation(dependencies, context, placed);
  expect(refund).toEqual(quote.price.total);
  await cancelBooking(dependencies, context, { ...placed, expectedRefund: refund });
  kit.wait(3);
  expect(await getBooking(dependencies, context, placed)).toMatchObject({
    state: "refunded",
    refund: { state: "succeeded", amount: quote.price.total },
  });
  expect(balloons.left("dawn")).toBe(2);
});

test("its own questions are put, answered with a unit, sealed where personal, and passed on", async () => {
  const { dependencies } = buyer;
  const quote = await buyer.quote("asks", 2);
  // A weight is sealed, also by an offer that forgets it.
  expect(quote.needs).toMatchObject([
    { id: "weight", isSealed: true },
    { id: "question1", isSealed: false, label: "Hast du Höhenangst?", language: "de" },
  ]);
  const [first, second] = [0, 1].map((traveller) => ({
    ...{ need: "weight", traveller, value: "176" },
  }));
  const fear = { need: "question1", traveller: null, value: "n" };
  const toOrder = (...answers: object[]) => buyer.toOrder(quote, { answers });
  await expect(
    buyer.place(toOrder({ ...first, unit: "lb" }, { ...second }, fear)),
  ).rejects.toMatchObject({
    status: 422,
    issues: [{ path: "answers.weight.1", message: "needs a unit: kg or lb" }],
  });
  const weights = [
    { ...first, unit: "lb" },
    { ...second, unit: "lb" },
  ];
  const placed = await buyer.place(toOrder(...weights, fear));
  await buyer.pay(placed);
  kit.wait(3);
  const booked = await getBooking(dependencies, context, placed);
  expect(booked).toMatchObject({ state: "confirmed", answers: [fear] });
  expect(JSON.stringify(booked)).not.toContain(`"176"`);
  expect(balloons.answersOf(placed.reference)).toEqual([fear, ...weights]);
});

test.each(languageCodes)("no mail of it speaks of a hotel in %s", (language) => {
  const [ride] = balloons.search();
  if (!ride) throw new Error("there is a ride");
  const {
    booking: hotelBooking,
    to,
    firstName,
    manageLink: link,
  } = toBookingMail("bookingConfirmed");
  const service = "balloons" as typeof hotelBooking.service;
  const booking = {
    ...hotelBooking,
    service,
    headline: { ...ride.headline, phone: "+90 384 000 0000" },
  };
  const voucherLink = "https://sol.example/voucher";
  const mails = [
    ...bookingMailKinds.map((kind) => toBookingMail(kind, { language, booking, voucherLink })),
    ...saleMailKinds.map((kind) => ({ ...toSaleMail(kind), language, booking })),
    ...[{}, { isPaidLater: true }, { isRequest: true as const }].map((way) => ({
      kind: "confirmOrder" as const,
      ...{ to, language, firstName, code: "048213", link, booking, isPaidLater: false, ...way },
    })),
  ];
  for (const mail of mails) {
    const { subject, text } = renderMail(context.agency, mail);
    expect(text).toContain("Balloon at 05:40, Göreme");
    expect(`${subject}\n${text}`).not.toMatch(wordsOfHotels);
    expect(text).not.toMatch(/\{\w+\}/);
  }
  const own = renderMail(
    context.agency,
    toBookingMail("bookingConfirmed", { language, voucherLink }),
  );
  expect(own.text).toMatch(wordsOfHotels);
});
