import { eq } from "drizzle-orm";
import type { ActivityStart, ActivitySummary } from "@/lib/api/contract/activities";
import type { Booking } from "@/lib/api/contract/bookings";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Quote } from "@/lib/api/contract/quotes";
import { toLastMinute, toZoneCity } from "@/lib/dates/deadline";
import { toMoment } from "@/lib/dates/to-moment";
import { zonedTime } from "@/lib/dates/zoned-time";
import { openAnswers } from "../booking/bookings/answers";
import { listNews } from "../booking/supplier-changes/list-news";
import { createChangePoller } from "../booking/supplier-changes/poll-changes";
import { bookings } from "../db/schema/bookings";
import { payments } from "../db/schema/payments";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import { activityMailDetails } from "../mail/booking-texts/activities/activity-mail-details";
import { listMails } from "../mail/list-mails";
import { createServices } from "../services/create-services";
import { describeMagicBookings } from "../services/testing/describe-magic-bookings";
import { describeMailTexts } from "../services/testing/describe-mail-texts";
import { createSandboxActivities } from "../suppliers/sandbox/activities/create-sandbox-activities";
import type { Placed } from "../testing/sandbox-buyer";
import { openSandboxKit } from "../testing/sandbox-kit";
import { quoteActivity } from "./testing/quote-activity";

async function openActivityKit() {
  const kit = await openSandboxKit({ start: "2026-12-26", end: "2026-12-28" });
  const { now, logProblem } = kit;
  const { db } = kit.backend;
  const activities = createSandboxActivities({ db, now, wait: () => Promise.resolve() });
  const pollChanges = createChangePoller({
    ...{ db, now, logProblem },
    services: createServices({ activities: { sandbox: activities } }),
    getPaymentGateway: () => Promise.resolve(null),
    exchangeRates: { getRates: () => snapshotRates },
  });
  return { ...kit, pollChanges };
}

const kit = describeMagicBookings({
  open: openActivityKit,
  quote: quoteActivity,
  last: "last-place",
  stockOf: (word) => `%null-island-${word}`,
  holdsAt: "quote",
});
const buy = async (word: string) => kit().buyQuoted(await quoteActivity(kit().buyer, word));

/** By a buyer who is fetched from where they say, or meets the guide. */
async function buyFetched(word: string, choice: "pickUp" | "meet") {
  const quote = await quoteActivity(kit().buyer, word);
  const needs = quote.needs.map((need) =>
    need.id === "pickUp" ? { ...need, options: [choice] } : need,
  );
  return kit().buyQuoted({ ...quote, needs });
}

const rowOf = async ({ reference }: Placed) => {
  const { db, ids } = kit().backend;
  const [row] = await db.forAgency(ids.alpha, (tx) =>
    tx.select().from(bookings).where(eq(bookings.reference, reference)),
  );
  if (!row) throw new Error(`${reference} isn't there`);
  return row;
};
const listPayments = async (placed: Placed) => {
  const { id } = await rowOf(placed);
  const { db, ids } = kit().backend;
  return db.forAgency(ids.alpha, (tx) =>
    tx.select().from(payments).where(eq(payments.bookingId, id)),
  );
};
/** The latest mail about a booking. */
const readMail = async (kind: string, { reference }: Placed): Promise<string> => {
  const { db, ids } = kit().backend;
  const all = await db.forAgency(ids.alpha, (tx) => listMails(tx, ids.alpha));
  const found = all.find((mail) => mail.kind === kind && mail.text.includes(reference));
  if (!found) throw new Error(`no ${kind} was mailed for ${reference}`);
  return found.text;
};

describe("what a guide has to agree to", () => {
  /** By a traveller whose address is proven: a stranger's waits for its code. */
  const request = async (word: string): Promise<Placed> => {
    const traveller = kit().toBuyer("traveller");
    const quote = await quoteActivity(traveller, word);
    const { status, body } = await traveller.order(traveller.toOrder(quote));
    expect([status, quote.answerWithinHours]).toEqual([200, 24]);
    return body as Placed;
  };

  it("is charged and authorised at no time before the yes, and booked once it is paid", async () => {
    const placed = await request("accepts-later");
    expect(await kit().look(placed, 1)).toMatchObject({ state: "requested", payment: null });
    // Nor can anything be authorised by then.
    expect((await kit().buyer.startPayment(placed)).body).toMatchObject({ redirectUrl: null });
    expect(await listPayments(placed)).toEqual([]);
    expect(await readMail("bookingRequested", placed)).toContain(
      "no places are booked, and nothing is charged or blocked on a card",
    );
    expect(await kit().look(placed, 60)).toMatchObject({ state: "held", payment: null });
    expect(await listPayments(placed)).toEqual([]);
    expect(await readMail("bookingAccepted", placed)).toContain("keeps your places");
    await kit().pay(placed);
    expect(await kit().look(placed)).toMatchObject({ state: "confirmed" });
    expect(await listPayments(placed)).toMatchObject([{ state: "succeeded" }]);
  });

  it("fails without a payment or a refund where the answer is no, or there is none", async () => {
    for (const [word, failure, seconds] of [
      ["declines-later", "declined", 60],
      ["never-answers", "notAnsweredInTime", 25 * 3_600],
    ] as const) {
      const placed = await request(word);
      expect(await kit().look(placed, seconds)).toMatchObject({
        ...{ state: "failed", failure, payment: null, refund: null },
      });
      expect(await listPayments(placed)).toEqual([]);
      expect(await readMail("bookingDeclined", placed)).toContain("nothing has been charged");
    }
  });
});

it("gives everything back of what a guide calls off, and says why", async () => {
  const { placed, booking } = await buy("supplier-cancels");
  expect(booking.state).toBe("confirmed");
  kit().wait(10);
  await kit().pollChanges();
  const after = await kit().look(placed, 50);
  expect(after).toMatchObject({
    ...{ state: "refunded", cancelledBy: "supplier" },
    changes: [{ state: "cancelled", reason: "tooFew" }],
    refund: { state: "succeeded", amount: booking.price.dueNow },
  });
  const mail = await readMail("bookingCalledOff", placed);
  expect(mail).toContain("Reason: Too few bookings");
  expect(mail).toContain("Please do not go there.");
});

it("mails when one is fetched, once its guide has said so", async () => {
  const { placed } = await buyFetched("told-later", "pickUp");
  const place = "Pick-up: Main square, by the fountain";
  expect(await readMail("bookingConfirmed", placed)).toContain(`${place}\n`);
  kit().wait(10);
  await kit().pollChanges();
  const { item, headline } = await kit().look(placed);
  if (item.service !== "activities" || !item.pickUpAt) throw new Error("no time is known");
  expect(Date.parse(headline.starts.at) - Date.parse(item.pickUpAt.at)).toBe(30 * 60_000);
  const text = await readMail("bookingUpdated", placed);
  expect(text).toContain(`New: ${place} · Sat, Dec 26, 2026, 09:30`);
  expect(text).not.toContain("Railway station");
});

it("mails where to meet after all, and shows the old place beside it", async () => {
  const { placed } = await buyFetched("told-later", "meet");
  expect(await readMail("bookingConfirmed", placed)).toMatch(
    /Meeting point: Main square, by the fountain, .+, 15 minutes before the start/,
  );
  kit().wait(10);
  await kit().pollChanges();
  const text = await readMail("bookingUpdated", placed);
  expect(text).toContain("New: Meeting point: Railway station, main exit, 15 minutes");
  expect(text.match(/New: /g)).toHaveLength(1);
  expect(text).not.toContain("Main square");
  const { changes = [], state } = await kit().look(placed);
  const pointOf = (plan: { item: Booking["item"] } | null | undefined) =>
    plan?.item.service === "activities" && plan.item.meeting.point?.name;
  expect([state, pointOf(changes[0]?.before), pointOf(changes[0]?.after)]).toEqual([
    ...["confirmed", "Main square, by the fountain", "Railway station, main exit"],
  ]);
});

const startsOf = async (id: string, date: string, party: object): Promise<ActivityStart[]> =>
  (
    await kit().buyer.call<{ options: { starts: ActivityStart[] }[] }>(
      `/api/activities/${id}/starts`,
      { date, party },
    )
  ).options.flatMap(({ starts }) => starts);

describe("an activity in a zone of its own", () => {
  const find = async (place: object, filters: object) => {
    const search = { place, date: "2026-12-26", dateTo: "2027-01-04", filters };
    const { activities } = await kit().buyer.call<{ activities: ActivitySummary[] }>(
      "/api/activities/search",
      search,
    );
    return activities;
  };
  const quoteOf = async ({ id, date, party }: ActivitySummary): Promise<Quote> => {
    const start = (await startsOf(id, date, party)).find(({ state }) => state === "open");
    if (!start) throw new Error(`${id} has no start`);
    return kit().buyer.toQuote(
      { service: "activities", party },
      { id: start.offerId, price: start.price },
    );
  };

  it("ends its free cancellation by its own clock, in its mail as on its pages", async () => {
    const auckland = { latitude: -36.8485, longitude: 174.7635, name: "Auckland" };
    const filters = { freeCancellation: true, instant: true, categories: ["walkingTour"] };
    const [walk] = await find(auckland, filters);
    if (!walk) throw new Error("there is no walk");
    const { placed, booking } = await kit().buyQuoted(await quoteOf(walk));
    const { zone, steps } = booking.cancellation;
    const step = steps.findLast((one) => "refundPercentage" in one && one.refundPercentage === 100);
    expect([booking.state, zone]).toEqual(["confirmed", "Pacific/Auckland"]);
    const until = toLastMinute(step?.before ?? "", zone);
    const time = new Intl.DateTimeFormat("en-US", zonedTime(zone)).format(until);
    expect(await readMail("bookingConfirmed", placed)).toContain(
      `Free cancellation until: ${time} (${toZoneCity(zone)})`,
    );
    kit().setClock(new Date(Date.parse(step?.before ?? "") - 60_000).toISOString());
    expect(await kit().buyer.askRefund(placed)).toEqual(booking.price.dueNow);
    kit().wait(120);
    expect((await kit().buyer.askRefund(placed)).amount).toBeLessThan(booking.price.dueNow.amount);
    kit().setClock("2026-11-21T14:00:00Z");
  });

  it("takes 176 lb as 176 lb, and no weight without its unit", async () => {
    const cancun = { latitude: 21.1743, longitude: -86.8466, name: "Cancún" };
    const dives = await find(cancun, { categories: ["diving"], instant: true });
    const quotes = await Promise.all(dives.map(quoteOf));
    const quote = quotes.find(({ needs }) => needs.some(({ id }) => id === "weight"));
    if (quote?.item.service !== "activities") throw new Error("no dive asks for a weight");
    const people = Object.values(quote.item.party).reduce((sum, count) => sum + count, 0);
    const order = kit().buyer.toOrder(quote);
    const guest = { firstName: "Nina", lastName: "Berg" };
    const answered = (weight: object) => ({
      ...order,
      travellers: Array.from({ length: people }, () => guest),
      answers: Array.from({ length: people }, (_, traveller) =>
        order.answers
          .filter(({ traveller: who }) => who !== null || traveller === 0)
          .map((answer) => ({
            ...answer,
            ...(answer.traveller === null ? {} : { traveller }),
            ...(answer.need === "weight" ? weight : {}),
          })),
      ).flat(),
    });
    const refused = await kit().buyer.order(answered({ value: "176", unit: undefined }));
    expect([refused.status, refused.body.issues]).toMatchObject([
      422,
      [{ path: "answers.weight.0" }],
    ]);
    const { status, body } = await kit().buyer.order(answered({ value: "176", unit: "lb" }));
    expect(status).toBe(200);
    const row = await rowOf(body as Placed);
    expect(JSON.stringify(row.answers)).not.toContain("weight");
    expect(openAnswers(kit().backend, row)).toContainEqual({
      ...{ need: "weight", traveller: 0, value: "176", unit: "lb" },
    });
  });
});

it("asks where to fetch people only where they are, and takes a place that isn't listed", async () => {
  const met = await quoteActivity(kit().buyer, "no-hold");
  expect(met.needs.map(({ id }) => id)).toEqual([]);
  const order = async (answers: { pickUp: string; pickUpPlace?: string }) => {
    const quote = await quoteActivity(kit().buyer, "plain");
    return kit().buyer.order({
      ...kit().buyer.toOrder(quote),
      answers: Object.entries(answers).map(([need, value]) => ({ need, value, traveller: null })),
    });
  };
  const refused = [
    await order({ pickUp: "pickUp" }),
    await order({ pickUp: "meet", pickUpPlace: "square" }),
  ];
  expect(refused.map(({ status, body }) => [status, body.issues])).toMatchObject([
    [422, [{ path: "answers.pickUpPlace" }]],
    [422, [{ path: "answers.pickUpPlace" }]],
  ]);
  /** What is news where its meeting point was another before. */
  const listMoved = async (placed: Placed) => {
    const booking = await rowOf(placed);
    const { item, headline } = booking.detail;
    if (item.service !== "activities" || !item.meeting.point) throw new Error(item.service);
    const point = { ...item.meeting.point, name: "Old gate" };
    const before = { headline, item: { ...item, meeting: { ...item.meeting, point } } };
    const agency = { formatRegion: null };
    const service = createServices({}).getModule("activities");
    return listNews(service, { booking, agency, before }).map(({ label }) => label);
  };
  const moved: Record<string, string[]> = {};
  const mailOf = async (answers: { pickUp: string; pickUpPlace?: string }) => {
    const placed = (await order(answers)).body as Placed;
    await kit().pay(placed);
    await kit().look(placed);
    moved[answers.pickUp] = await listMoved(placed);
    return readMail("bookingConfirmed", placed);
  };
  expect(await mailOf({ pickUp: "meet" })).toContain("Meeting point: Main square, by the fountain");
  const fetched = await mailOf({ pickUp: "pickUp", pickUpPlace: "station" });
  expect(fetched).toContain("Pick-up: Railway station, main exit");
  expect(fetched).not.toContain("Meeting point");
  // What was typed could be anything, and a mail goes out in the agency's name.
  const typed = await mailOf({ pickUp: "pickUp", pickUpPlace: "Casa Azul 7" });
  expect(typed).toContain("Pick-up: You are fetched");
  expect(typed).not.toContain("Casa Azul");
  expect(moved).toEqual({ meet: ["Meeting point"], pickUp: [] });
});

it("may be booked for the same people at another time of the day, and not twice at one", async () => {
  const traveller = kit().toBuyer("traveller");
  const party = { adult: 1 };
  const starts = await startsOf("sandbox-a-null-island-plain", "2026-12-28", party);
  const order = async (start: ActivityStart | undefined) => {
    const offer = { id: start?.offerId ?? "", price: start?.price };
    const quote = await traveller.toQuote({ service: "activities", party }, offer);
    const placed = { ...traveller.toOrder(quote), bookAgain: undefined };
    return (await traveller.order(placed)).body.code ?? "booked";
  };
  const [first, second] = starts;
  expect([await order(first), await order(first), await order(second)]).toEqual([
    ...["booked", "duplicate_booking", "booked"],
  ]);
});

it("says in every language which option it is, where to meet and how early", async () => {
  const { item } = await quoteActivity(kit().buyer, "no-hold");
  if (item.service !== "activities") throw new Error(item.service);
  const place = [item.meeting.point?.name, item.meeting.point?.address].join(", ");
  const labels = languageCodes.map((language) => {
    const [option, meeting, ...others] = activityMailDetails({ item }, language);
    expect([option?.value, others]).toEqual([item.option.title, []]);
    expect(meeting?.value).toContain(place);
    expect(meeting?.value.replace(place, "")).toMatch(/15|١٥/);
    const own = { ...item, meeting: { ...item.meeting, point: null } };
    const [, fetched] = activityMailDetails({ item: own }, language);
    expect(fetched?.label).not.toBe(meeting?.label);
    expect(fetched?.value).not.toContain("{");
    return `${meeting?.label} ${fetched?.value}`;
  });
  expect(new Set(labels).size).toBe(languageCodes.length);
});

describe("a mail", () => {
  describeMailTexts({
    service: "activities",
    headline: {
      title: "Old town on foot",
      place: "Maravel",
      starts: toMoment("2027-03-27", "10:30", "Europe/Lisbon"),
      ends: toMoment("2027-03-27", "12:00", "Europe/Lisbon"),
    },
    confirmationNumber: "A-88213",
    facts: ["10:30", "12:00", "Maravel", "A-88213"],
  });
});
