import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { deleteAccountEndpoint } from "@/lib/api/contract/accounts";
import { searchCarDealsEndpoint } from "@/lib/api/contract/deals";
import {
  createEnquiryEndpoint,
  getEnquiryDealEndpoint,
  getEnquiryEndpoint,
  listEnquiriesEndpoint,
  replyToEnquiryEndpoint,
  type Enquiry,
} from "@/lib/api/contract/enquiries";
import {
  changeTicketEndpoint,
  getTicketEndpoint,
  listAgencyEnquiriesEndpoint,
  replyToTicketEndpoint,
  setTicketStateEndpoint,
  type InboxTicket,
  type TicketThread,
} from "@/lib/api/contract/support";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { enquiries } from "../db/schema/enquiries";
import { mails } from "../db/schema/mails";
import { tickets } from "../db/schema/tickets";
import { users } from "../db/schema/users";
import { openMail } from "../mail/sealed-mail";
import { enquiryLimits } from "../limits/order-limits";
import { strangerLimits } from "../limits/recipient-limits";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { createSandboxBuyer } from "../testing/sandbox-buyer";
import type { TestAgency } from "../testing/test-agencies";

let backend: TestBackend;
const now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  backend = await openTestBackend({ now: () => now });
  // Beta, which shows visitors no prices, sells cars as well here.
  for (const agency of ["alpha", "beta"] as const)
    await backend.changeAgency(agency, {
      bookingMenuItemOptions: [
        { title: "Hotels", active: true },
        { title: "Cars", active: true, mode: "on-request" },
        ...(["Air Travel", "Activities", "Cruise", "Resorts"] as const).map((title) => ({
          title,
          active: agency === "alpha",
        })),
      ],
    });
});
afterAll(() => backend.close());

const details = {
  service: "cars",
  pickUpPlace: "Lisbon Airport",
  dropOffPlace: null,
  pickUpDate: "2026-12-05",
  pickUpTime: "10:00",
  dropOffDate: "2026-12-07",
  dropOffTime: "10:00",
  driverAge: 31,
};
const contact = {
  firstName: "Nina",
  lastName: "Berg",
  email: "nina@example.com",
  phone: null as string | null,
};
const toBody = (change: object = {}) => ({
  idempotencyKey: randomUUID(),
  details,
  contact,
  message: "With a roof box, please.",
  ...change,
});
type CallOptions = { agency?: TestAgency; as?: DemoRole; headers?: Record<string, string> };
const send = (body: object, visit: CallOptions = {}) =>
  backend.call(createEnquiryEndpoint, { ...visit, body });
const sent = async (change: object = {}, visit: CallOptions = {}) => {
  const { status, body } = await send(toBody(change), visit);
  expect([status, body]).toMatchObject([
    200,
    { reference: expect.stringMatching(/^E-[2-9A-HJ-NP-Z]{8}$/) },
  ]);
  return body as { reference: string; key: string };
};
const read = (reference: string, { key, ...visit }: CallOptions & { key?: string } = {}) =>
  backend.call(getEnquiryEndpoint, {
    ...visit,
    params: { reference },
    body: { ...(key ? { key } : {}) },
  });
const inbox = (
  as: DemoRole,
  { agency, state = "new" }: { agency?: TestAgency; state?: string } = {},
) =>
  backend.call(listAgencyEnquiriesEndpoint, {
    as,
    query: { state },
    ...(agency ? { agency } : {}),
  });
const referencesOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.tickets as InboxTicket[]).map(({ reference }) => reference);
const answer = (reference: string, visit: CallOptions, input: object = {}) =>
  backend.call(replyToTicketEndpoint, {
    ...visit,
    params: { reference },
    body: { text: "Here is an offer.", idempotencyKey: randomUUID(), ...input },
  });
const closeIt = (reference: string, visit: CallOptions) =>
  backend.call(setTicketStateEndpoint, {
    ...visit,
    params: { reference },
    body: { status: "closed", seen: 500 },
  });
const handle = (reference: string, visit: CallOptions, change: object = {}) =>
  backend.call(changeTicketEndpoint, {
    ...visit,
    params: { reference },
    body: { assigneeId: null, followUpOn: null, booking: null, ...change },
  });
const writeOn = (reference: string, { key, ...visit }: CallOptions & { key?: string }) =>
  backend.call(replyToEnquiryEndpoint, {
    ...visit,
    params: { reference },
    body: { text: "Thank you!", idempotencyKey: randomUUID(), ...(key ? { key } : {}) },
  });
const threadOf = async (reference: string, as: DemoRole) => {
  const { status, body } = await backend.call(getTicketEndpoint, { as, params: { reference } });
  return status === 200 ? (body as TicketThread) : null;
};
const idOf = (role: DemoRole) =>
  backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const rows = await tx.select({ id: users.id, email: users.email }).from(users);
    return rows.find(({ email }) => email === `${role}@alpha.localhost`)?.id ?? "";
  });
const rowOf = async (reference: string) =>
  (
    await backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx.select().from(tickets).where(eq(tickets.reference, reference)),
    )
  )[0];
const mailsFor = (reference: string, agency: TestAgency = "alpha") =>
  backend.db.forAgency(backend.ids[agency], async (tx) =>
    (await tx.select().from(mails).orderBy(mails.createdAt, mails.kind))
      .map((row) => ({ ...row, ...openMail(tx, row) }))
      .filter(({ text }) => text.includes(reference)),
  );

/** The first car deal as the caller sees it, by the query of its link. */
async function findDeal(visit: CallOptions = {}) {
  const body = {
    age: 31,
    countryOfResidence: "US",
    pickUpDateTime: "2026-12-05T10:00:00",
    pickupLatitude: 38.77,
    pickupLongitude: -9.13,
    returnDateTime: "2026-12-07T10:00:00",
    returnLatitude: 38.77,
    returnLongitude: -9.13,
    searchString: "Lisbon",
    isOTA: true,
    isHome: true,
    isFromDestination: false,
  };
  const answer = await backend.call(searchCarDealsEndpoint, { ...visit, body });
  const [deal] = answer.body.response as {
    id: string;
    veh: string;
    link: string;
    rates: { totalRate?: number };
  }[];
  if (!deal) throw new Error("there is no deal");
  const link = new URL(deal.link, "http://x");
  return {
    ...deal,
    path: link.pathname,
    query: link.searchParams,
    token: link.searchParams.get("deal") ?? "",
  };
}
const openDeal = (deal: string, visit: CallOptions = {}, service = "cars") =>
  backend.call(getEnquiryDealEndpoint, { ...visit, body: { service, deal } });

it("keeps an enquiry, tells the agency with the answer going to the person, and the person", async () => {
  const { reference, key } = await sent({
    contact: { ...contact, phone: "+47 22 00 00 00" },
    preferredContact: "phone",
  });
  const { status, body } = await read(reference, { key });
  expect([status, body.entries, body.enquiry]).toEqual([
    200,
    [],
    {
      reference,
      state: "new",
      details,
      deal: null,
      contact: { ...contact, phone: "+47 22 00 00 00" },
      preferredContact: "phone",
      message: "With a roof box, please.",
      createdAt: now.toISOString(),
    },
  ]);
  const [forAgency, receipt, ...others] = await mailsFor(reference);
  expect(others).toEqual([]);
  // Alpha has no contact: its owner hears of it.
  expect(forAgency).toMatchObject({
    kind: "enquiryForAgency",
    recipient: "owner@alpha.localhost",
    replyTo: "nina@example.com",
  });
  expect(forAgency?.subject).toBe(`Enquiry ${reference}: Rental cars, Nina Berg`);
  for (const part of [
    "Lisbon Airport",
    "Sat, Dec 05, 2026, 10:00",
    "31",
    "+47 22 00 00 00",
    "With a roof box, please.",
  ])
    expect(forAgency?.text).toContain(part);
  expect(receipt).toMatchObject({ kind: "enquiryReceived", recipient: "nina@example.com" });
  expect(receipt?.text).toContain(`/booknow/cars/enquiry/${reference}?key=${key}`);
});

it("keeps nothing that opens an enquiry", async () => {
  const body = toBody();
  const { reference, key } = (await send(body)).body as { reference: string; key: string };
  const rows = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(enquiries).where(eq(enquiries.reference, reference)),
  );
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(body.idempotencyKey);
});

it("takes an enquiry once per key, also when it comes twenty times at once, and the key for nothing else", async () => {
  const body = toBody({ contact: { ...contact, email: "once@example.com" } });
  // More than the limit of an address: one enquiry counts once.
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const { reference } = (await send(body)).body as { reference: string };
  expect(await mailsFor(reference)).toHaveLength(2);
  expect(await send({ ...body, message: "Something else" })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  expect(await mailsFor(reference)).toHaveLength(2);
});

it("opens for its key and for who sent it signed in, and for nobody else at this agency or another one", async () => {
  const { reference, key } = await sent(
    { contact: { ...contact, email: "traveller@alpha.localhost" } },
    { as: "traveller" },
  );
  expect((await read(reference, { as: "traveller" })).status).toBe(200);
  for (const visit of [
    {},
    { key: "A".repeat(43) },
    { as: "agent" as const },
    { key, agency: "beta" as const },
    { agency: "beta" as const, as: "traveller" as const },
  ])
    expect(await read(reference, visit)).toMatchObject({
      status: 404,
      body: { code: "enquiry_not_found" },
    });
  const own = async (as: DemoRole, agency: TestAgency = "alpha") =>
    (await backend.call(listEnquiriesEndpoint, { as, agency })).body.data as Enquiry[];
  expect((await own("traveller")).map((enquiry) => enquiry.reference)).toEqual([reference]);
  expect(await own("traveller", "beta")).toEqual([]);
  expect(await own("owner")).toEqual([]);
});

it("shows agents the whole inbox, restricted and sales agents their own, and travellers none", async () => {
  const byVisitor = await sent({ contact: { ...contact, email: "visitor@example.com" } });
  const own = {
    sales: await sent({}, { as: "sales" }),
    restricted: await sent({}, { as: "restricted" }),
  };
  for (const as of ["agent", "owner", "admin"] as const)
    expect(referencesOf(await inbox(as))).toEqual(
      expect.arrayContaining([byVisitor.reference, own.sales.reference, own.restricted.reference]),
    );
  for (const as of ["sales", "restricted"] as const) {
    expect(referencesOf(await inbox(as))).toEqual([own[as].reference]);
    expect(await threadOf(byVisitor.reference, as)).toBeNull();
  }
  const before = await rowOf(byVisitor.reference);
  expect((await inbox("traveller")).status).toBe(403);
  expect((await backend.call(listAgencyEnquiriesEndpoint, {})).status).toBe(401);
  expect(referencesOf(await inbox("agent", { agency: "beta" }))).toEqual([]);
  for (const visit of [
    { as: "sales" },
    { as: "restricted" },
    { as: "traveller" },
    { as: "owner", agency: "beta" },
  ] as const) {
    expect((await closeIt(byVisitor.reference, visit)).status).toBe(404);
    expect((await answer(byVisitor.reference, visit)).status).toBe(404);
    expect([403, 404]).toContain((await handle(byVisitor.reference, visit)).status);
    expect((await writeOn(byVisitor.reference, visit)).status).toBe(404);
  }
  expect(await rowOf(byVisitor.reference)).toEqual(before);
});

it("is answered, answered back by its key and by that of the mail, closed and opened again", async () => {
  const { reference, key } = await sent({ contact: { ...contact, email: "states@example.com" } });
  const seen = async () => (await read(reference, { key })).body;
  expect((await answer(reference, { as: "agent" }, { isNote: true })).status).toBe(200);
  expect(await seen()).toMatchObject({ enquiry: { state: "new" }, entries: [] });
  expect((await answer(reference, { as: "agent" })).status).toBe(200);
  expect(await seen()).toMatchObject({
    enquiry: { state: "answered" },
    entries: [
      {
        ...{ ordinal: 3, kind: "message", text: "Here is an offer." },
        ...{ isFromAgency: true, isOwn: false },
      },
    ],
  });
  const answered = (await mailsFor(reference)).at(-1);
  expect(answered).toMatchObject({ kind: "ticketAnswered", recipient: "states@example.com" });
  const [, mailed = ""] = /enquiry\/E-\w+\?key=([\w-]{43})/.exec(answered?.text ?? "") ?? [];
  expect(mailed).not.toBe(key);
  expect((await read(reference, { key: mailed })).status).toBe(200);
  expect((await closeIt(reference, { as: "agent" })).status).toBe(200);
  expect(await seen()).toMatchObject({ enquiry: { state: "closed" } });
  expect((await writeOn(reference, { key: mailed })).body).toEqual({ entries: 6 });
  expect(await seen()).toMatchObject({ enquiry: { state: "new" } });
  expect((await mailsFor(reference)).at(-1)).toMatchObject({
    kind: "ticketReplied",
    recipient: "owner@alpha.localhost",
    replyTo: "states@example.com",
  });
  const thread = await threadOf(reference, "owner");
  expect(thread?.entries.map(({ kind, isFromAgency }) => [kind, isFromAgency])).toEqual([
    ["message", false],
    ["note", true],
    ["message", true],
    ["closed", true],
    ["reopened", false],
    ["message", false],
  ]);
});

it("knows a note from a message with the same key, and hides it from who closes", async () => {
  const { reference } = await sent({}, { as: "traveller" });
  const words = { text: "Call Ana.", idempotencyKey: randomUUID() };
  expect((await answer(reference, { as: "agent" }, { ...words, isNote: true })).status).toBe(200);
  expect((await answer(reference, { as: "agent" }, words)).status).toBe(422);
  const closing = { params: { reference }, body: { status: "closed", seen: 1 } };
  const close = (as: DemoRole) => backend.call(setTicketStateEndpoint, { ...closing, as });
  expect((await close("agent")).status).toBe(409);
  expect((await close("traveller")).status).toBe(200);
});

it("is answered by the member who sent it for a client, once it is theirs to care for", async () => {
  const client = { contact: { ...contact, email: "client@example.com" } };
  const { reference, key } = await sent(client, { as: "sales" });
  expect((await answer(reference, { as: "sales" }, { isNote: true })).status).toBe(422);
  const toSales = { assigneeId: await idOf("sales") };
  expect((await handle(reference, { as: "owner" }, toSales)).status).toBe(200);
  expect((await answer(reference, { as: "sales" })).status).toBe(200);
  expect((await read(reference, { key })).body).toMatchObject({ enquiry: { state: "answered" } });
  expect((await mailsFor(reference)).at(-1)).toMatchObject({
    kind: "ticketAnswered",
    recipient: "client@example.com",
  });
});

it("takes a message of a sender without an account once per key, and only so many an hour", async () => {
  const { reference, key } = await sent({ contact: { ...contact, email: "often@example.com" } });
  const message = { text: "Any news?", idempotencyKey: randomUUID(), key };
  const write = (body: object) =>
    backend.call(replyToEnquiryEndpoint, {
      params: { reference },
      body,
      headers: { "X-Client-Ip": "203.0.113.77" },
    });
  const answers = await Promise.all(Array.from({ length: 4 }, () => write(message)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array(4).fill([200, { entries: 2 }]),
  );
  expect(await write({ ...message, text: "Other words" })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1)
    statuses.push((await write({ ...message, idempotencyKey: randomUUID() })).status);
  expect(statuses).toEqual([...Array<number>(29).fill(200), 429]);
});

it("has an owner, a day to look at it again and the booking that came of it", async () => {
  const { reference } = await sent({ contact: { ...contact, email: "lead@example.com" } });
  const sales = await idOf("sales");
  const followUpOn = "2026-11-21";
  const toSales = { assigneeId: sales, followUpOn };
  expect(await threadOf(reference, "sales")).toBeNull();
  expect((await handle(reference, { as: "agent" }, toSales)).status).toBe(200);
  const found = await backend.call(listAgencyEnquiriesEndpoint, {
    as: "sales",
    query: { owner: sales, due: "today", q: reference },
  });
  expect(found.body).toMatchObject({
    tickets: [{ reference, followUpOn, service: "cars", sender: { email: "lead@example.com" } }],
    counts: { new: 1, answered: 0, closed: 0 },
    members: [],
  });
  // What a change leaves out stays.
  const [params, owner] = [{ reference }, await idOf("owner")];
  const toOwner = { as: "agent", params, body: { assigneeId: owner } } as const;
  expect((await backend.call(changeTicketEndpoint, toOwner)).status).toBe(200);
  expect((await threadOf(reference, "owner"))?.inbox).toMatchObject({
    assignee: { id: owner },
    followUpOn,
  });
  await handle(reference, { as: "agent" }, toSales);
  // Who reaches it by its being theirs answers, and hands it on to none.
  expect((await answer(reference, { as: "sales" })).status).toBe(200);
  expect((await handle(reference, { as: "sales" }, { assigneeId: sales })).status).toBe(200);
  expect((await handle(reference, { as: "sales" }, {})).status).toBe(422);
  const toTraveller = { assigneeId: await idOf("traveller") };
  expect((await handle(reference, { as: "agent" }, toTraveller)).status).toBe(422);
  expect(await handle(reference, { as: "agent" }, { booking: "H-22222222" })).toMatchObject({
    status: 404,
    body: { code: "booking_not_found" },
  });
  expect((await threadOf(reference, "owner"))?.inbox).toMatchObject({
    assignee: { id: sales },
    followUpOn: null,
    booking: null,
  });
});

it("keeps the booking that is named on it, whoever handles it without reaching that booking", async () => {
  const { reference } = await sent({ contact: { ...contact, email: "kept@example.com" } });
  const toSales = { assigneeId: await idOf("sales") };
  await handle(reference, { as: "agent" }, toSales);
  const call = async (path: string, body?: object) =>
    backend.call(`POST ${path}` as `POST /${string}`, { body });
  const buyer = createSandboxBuyer(call, { start: "2026-12-05", end: "2026-12-07" });
  const order = buyer.toOrder(await buyer.quote("plain"));
  const { reference: booking } = (await buyer.order(order)).body as { reference: string };
  expect((await handle(reference, { as: "owner" }, { ...toSales, booking })).status).toBe(200);
  const followUpOn = "2026-12-01";
  const handled = await handle(reference, { as: "sales" }, { ...toSales, followUpOn, booking });
  expect([handled.status, (await rowOf(reference))?.booking]).toEqual([200, booking]);
  const other = { ...toSales, followUpOn, booking: "H-22222222" };
  expect((await handle(reference, { as: "sales" }, other)).status).toBe(404);
  expect(await rowOf(reference)).toMatchObject({ followUpOn, booking });
});

const cruise = {
  service: "cruises",
  line: null,
  month: null,
  adults: 2,
  children: 0,
  infants: 0,
};

it("names a cruise to anywhere in mails, and its reference once", async () => {
  const { reference } = await sent({
    details: cruise,
    contact: { ...contact, email: "anywhere@example.com" },
  });
  await answer(reference, { as: "agent" });
  const mail = (await mailsFor(reference)).find(({ kind }) => kind === "ticketAnswered");
  expect(mail?.subject.split(reference)).toHaveLength(2);
  expect(mail?.subject).toMatch(/Cruises$/);
});

it("is for what is sold on request alone", async () => {
  const hotels = {
    service: "hotels",
    place: "Lisbon",
    checkIn: "2026-12-05",
    checkOut: "2026-12-07",
    rooms: 1,
    adults: 2,
    children: 0,
    childAges: [],
  };
  expect(await send(toBody({ details: hotels }))).toMatchObject({
    status: 404,
    body: { code: "service_not_on_request" },
  });
  expect(await send(toBody({ details: cruise }), { agency: "beta" })).toMatchObject({
    status: 404,
    body: { code: "service_not_enabled" },
  });
  expect((await send(toBody({ details: cruise }))).status).toBe(200);
});

it.each([
  [
    "a day that is over",
    { details: { ...details, pickUpDate: "2026-11-01" } },
    "details.pickUpDate",
  ],
  [
    "a way back before the way there",
    { details: { ...details, dropOffDate: "2026-12-04" } },
    "details.dropOffDate",
  ],
  ["a time of no clock", { details: { ...details, pickUpTime: "25:00" } }, "details.pickUpTime"],
  ["fields of another service", { details: { ...details, line: null } }, "details.line"],
  ["a call without a number", { preferredContact: "phone" }, "contact.phone"],
  [
    "a break in a name",
    { contact: { ...contact, firstName: "Nina\r\nBcc: x@example.com" } },
    "contact.firstName",
  ],
  [
    "a place of two lines",
    { details: { ...details, pickUpPlace: "Lisbon\nX" } },
    "details.pickUpPlace",
  ],
  [
    "a cruise line nobody knows",
    {
      details: {
        service: "cruises",
        line: "titanic",
        month: null,
        adults: 2,
        children: 0,
        infants: 0,
      },
    },
    "details.line",
  ],
  ["a state of the sender's own", { state: "closed" }, "state"],
])("refuses %s", async (_, change, path) => {
  const { status, body } = await send(toBody(change));
  expect([status, (body.issues as { path: string }[]).map((issue) => issue.path)]).toEqual([
    422,
    [path],
  ]);
});

it("writes nothing of the sender's own words to an address that nobody has proven, and no mark-up to anybody", async () => {
  const words = "Win at https://evil.example <script>alert(1)</script>";
  const place = 'Visit https://evil.example "onload=x';
  const { reference } = await sent({
    details: { ...details, pickUpPlace: place },
    contact: { ...contact, firstName: "https://evil.example", email: "stranger@example.com" },
    message: words,
  });
  const [forAgency, receipt] = await mailsFor(reference);
  expect(forAgency?.html).not.toMatch(/<script|"onload/);
  expect(forAgency?.html).toContain("&lt;script&gt;");
  expect(`${receipt?.subject}${receipt?.html}${receipt?.text}`).not.toMatch(/evil|script>alert/);
});

it("writes to one address only so often, whoever asks, and takes a key that comes again in any case", async () => {
  const to = { contact: { ...contact, email: "victim@example.com" } };
  const from = (clientIp: number) => ({ headers: { "X-Client-Ip": `203.0.113.${clientIp}` } });
  const first = toBody(to);
  const statuses: number[] = [(await send(first, from(1))).status];
  for (let index = 2; index <= enquiryLimits.account + 2; index += 1)
    statuses.push((await send(toBody(to), from(index))).status);
  expect(statuses).toEqual([...Array<number>(enquiryLimits.account).fill(200), 429, 429]);
  expect((await send(first, from(99))).status).toBe(200);
  const received = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    tx.select().from(mails).where(eq(mails.recipient, "victim@example.com")),
  );
  expect(received).toHaveLength(enquiryLimits.account);
  // Another visitor on that network can still enquire.
  expect(
    (await send(toBody({ contact: { ...contact, email: "other@example.com" } }), from(1))).status,
  ).toBe(200);
});

it("knows a mailbox by whatever is behind a plus, and answers who is signed in nevertheless", async () => {
  const tagged = (index: number, visit: CallOptions = {}) =>
    send(toBody({ contact: { ...contact, email: `Vera+${index}@example.com` } }), {
      headers: { "X-Client-Ip": `203.0.113.${index}` },
      ...visit,
    });
  const statuses: number[] = [];
  for (let index = 0; index < enquiryLimits.account + 1; index += 1)
    statuses.push((await tagged(index)).status);
  expect(statuses).toEqual([...Array<number>(enquiryLimits.account).fill(200), 429]);
  // Of a caller that limits addresses itself.
  const anybody = { headers: {} };
  for (let index = 0; index < 3; index += 1)
    expect((await tagged(index, anybody)).status).toBe(200);
  const receipts = async () =>
    (
      await backend.db.forAgency(backend.ids.alpha, (tx) =>
        tx.select().from(mails).where(like(mails.recipient, "Vera+%")),
      )
    ).length;
  expect(await receipts()).toBe(strangerLimits.hour.points);
  expect((await tagged(9, { ...anybody, as: "traveller" })).status).toBe(200);
  expect(await receipts()).toBe(strangerLimits.hour.points + 1);
});

it("limits what one network sends", async () => {
  const headers = { "X-Client-Ip": "198.51.100.7" };
  const statuses: number[] = [];
  for (let index = 0; index <= enquiryLimits.network; index += 1)
    statuses.push(
      (
        await send(toBody({ contact: { ...contact, email: `flood${index}@example.com` } }), {
          headers,
        })
      ).status,
    );
  expect(statuses.filter((status) => status !== 200)).toEqual([429]);
});

describe("a deal that is sold on request", () => {
  it("leads to an enquiry about the same, and keeps its price as it was shown", async () => {
    const deal = await findDeal();
    expect(deal.path).toBe("/booknow/cars/enquiry");
    expect(Object.fromEntries(deal.query)).toMatchObject({
      pickUpDate: "2026-12-05",
      pickUpTime: "10:00",
      dropOffDate: "2026-12-07",
      driverAge: "31",
    });
    const { reference, key } = await sent({
      deal: deal.token,
      contact: { ...contact, email: "deal@example.com" },
    });
    const price = { amount: Math.round((deal.rates.totalRate ?? 0) * 100), currency: "USD" };
    const shown = { id: deal.id, title: deal.veh, price, shownAt: now.toISOString() };
    expect((await openDeal(deal.token)).body.deal).toMatchObject(shown);
    expect(((await read(reference, { key })).body.enquiry as Enquiry).deal).toMatchObject(shown);
    const [forAgency, receipt] = await mailsFor(reference);
    for (const mail of [forAgency, receipt]) expect(mail?.text).toContain(deal.veh);
    expect(forAgency?.text).toMatch(/Price as shown: \$/);
  });

  it("shows its price to nobody who may see none, in no place", async () => {
    const deal = await findDeal({ agency: "beta" });
    const paid = await findDeal({ agency: "beta", as: "traveller" });
    expect([deal.rates.totalRate, typeof paid.rates.totalRate]).toEqual([undefined, "number"]);
    // Also by a link from a user who may see them.
    for (const token of [deal.token, paid.token]) {
      expect((await openDeal(token, { agency: "beta" })).body.deal).toMatchObject({
        id: paid.id,
        price: null,
      });
      const { reference, key } = await sent(
        { deal: token, contact: { ...contact, email: `${randomUUID()}@example.com` } },
        { agency: "beta" },
      );
      expect(
        ((await read(reference, { key, agency: "beta" })).body.enquiry as Enquiry).deal,
      ).toMatchObject({ price: null });
      const written = await mailsFor(reference, "beta");
      expect(written).toHaveLength(2);
      for (const mail of written) expect(mail.text).not.toMatch(/Precio mostrado/);
    }
    // Signing in by Reveal Price does reveal the price.
    expect(
      (await openDeal(deal.token, { agency: "beta", as: "traveller" })).body.deal,
    ).toMatchObject({ price: { currency: "USD" } });
    const own = await sent(
      { deal: deal.token, contact: { ...contact, email: "traveller@beta.localhost" } },
      { agency: "beta", as: "traveller" },
    );
    expect(
      ((await read(own.reference, { agency: "beta", as: "traveller" })).body.enquiry as Enquiry)
        .deal?.price,
    ).not.toBeNull();
    expect(
      ((await read(own.reference, { agency: "beta", key: own.key })).body.enquiry as Enquiry).deal
        ?.price,
    ).toBeNull();
  });

  it("is believed only as we made it, for its agency and its service", async () => {
    const { token } = await findDeal();
    for (const wrong of [
      openDeal(`${token}A`),
      openDeal("made.up.by.me"),
      openDeal(token, { agency: "beta" }),
      openDeal(token, {}, "resorts"),
    ])
      expect(await wrong).toMatchObject({ status: 404, body: { code: "deal_not_found" } });
    const { reference, key } = await sent({
      deal: "made.up.by.me",
      contact: { ...contact, email: "forger@example.com" },
    });
    expect(((await read(reference, { key })).body.enquiry as Enquiry).deal).toBeNull();
  });
});

it("goes with the account it came from, and so does what the person asked without it", async () => {
  const signedIn = await sent({}, { as: "admin" });
  const asGuest = await sent({ contact: { ...contact, email: "admin@alpha.localhost" } });
  const others = await sent({ contact: { ...contact, email: "stays@example.com" } });
  expect(
    (await backend.call(deleteAccountEndpoint, { as: "admin", body: { password: demoPassword } }))
      .status,
  ).toBe(200);
  expect([
    await rowOf(signedIn.reference),
    await rowOf(asGuest.reference),
    await rowOf(others.reference),
  ]).toMatchObject([undefined, undefined, { status: "open" }]);
});
