import {
  getProductSettingsEndpoint,
  saveProductSettingsEndpoint,
} from "@/lib/api/contract/agency-settings";
import { getHotelEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { quoteLimits, visitorBookingLimits } from "../limits/order-limits";
import { openForFile } from "../testing/open-for-file";
import { hotelSelection, openBookingKit } from "../testing/open-booking-kit";

const kit = openForFile(() => openBookingKit({ stock: 1_000 }));

const contact = {
  firstName: "Nina",
  lastName: "Berg",
  email: "nina@example.com",
  phone: "+47 22 00 00 00",
};

it.each([
  ["half a character in a name", { contact: { ...contact, lastName: "Be\ud800rg" } }],
  ["half a character in a request", { requests: "a \udc00" }],
  [
    "a turn of direction in a name",
    { travellers: [{ firstName: "Nina\u202e", lastName: "Berg" }] },
  ],
  ["a turn of direction in a request", { requests: "cot \u2066" }],
  ["a control character in a request", { requests: "cot \u001b[31m" }],
  ["a break in a name", { travellers: [{ firstName: "Nina\r\nX", lastName: "Berg" }] }],
])("refuses %s", async (_, change) => {
  expect(await kit.order(kit.toOrder(await kit.quote(), change))).toMatchObject({
    status: 422,
    body: { code: "invalid_input" },
  });
  expect(kit.backend.logged).toEqual([]);
});

it("takes a request of several lines, in any language", async () => {
  const requests = "A cot, please\r\nسرير طفل\t👩‍👧 \\ud800";
  const { status, body } = await kit.order(kit.toOrder(await kit.quote(), { requests }));
  expect(status).toBe(200);
  expect((await kit.get(body as { reference: string; key: string })).requests).toBe(requests);
});

describe("orders from one network", () => {
  const from = (clientIp: string) => ({ "X-Client-Ip": clientIp });
  const repeat = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push((await ask(index)).status);
    return statuses;
  };
  const quoteFrom = (clientIp: string) =>
    kit.backend.call("POST /api/quotes", {
      headers: from(clientIp),
      body: {
        selection: {
          service: "hotels",
          stay: { start: "2026-12-26", end: "2026-12-28" },
          rooms: [{ adults: 2, childAges: [] }],
          residence: "NO",
          hotelId: "fado",
          offerId: "offer-1",
        },
      },
    });

  it("are limited, so that nobody asks a supplier for ever", async () => {
    const statuses = await repeat(quoteLimits.account + 1, () => quoteFrom("203.0.113.1"));
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
    const { id } = await kit.quote();
    const refresh = (clientIp: string) =>
      kit.backend.call("POST /api/quotes/{id}/refresh", {
        headers: from(clientIp),
        params: { id },
        body: {},
      });
    expect(await refresh("203.0.113.1")).toMatchObject({
      status: 429,
      body: { code: "too_many_attempts" },
    });
    expect((await refresh("203.0.113.2")).status).toBe(200);
  });

  it("take only so many rooms and send only so many mails to one address, and a key that comes again still gets its answer", async () => {
    const place = (order: object, clientIp: string) =>
      kit.backend.call("POST /api/bookings", { headers: from(clientIp), body: order });
    const toNew = async () => kit.toOrder(await kit.quote(), { contact });
    const first = await toNew();
    const { body } = await place(first, "203.0.113.1");
    const statuses = await repeat(visitorBookingLimits.account, async (index) =>
      place(await toNew(), `198.51.100.${index}`),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([429]);
    expect(await place(first, "203.0.113.1")).toMatchObject({ status: 200, body });
    expect(
      (
        await place(
          { ...(await toNew()), contact: { ...contact, email: "nora@example.com" } },
          "203.0.113.1",
        )
      ).status,
    ).toBe(200);
  });
});

it("is not for sale any more where the owner has switched hotels off meanwhile, and a booking goes on", async () => {
  const order = kit.toOrder(await kit.quote());
  const booked = await kit.book();
  const sells = async (mode: "online" | "off") => {
    const { body } = await kit.backend.call(getProductSettingsEndpoint, { as: "owner" });
    const settings = { bookingMenuItemOptions: [{ title: "Hotels", mode }] };
    const saved = await kit.backend.call(saveProductSettingsEndpoint, {
      as: "owner",
      body: { version: body.version, settings },
    });
    expect(saved.status).toBe(200);
  };
  await sells("off");
  const { stay, rooms, residence } = hotelSelection;
  const place = { latitude: 38.72, longitude: -9.14, name: "Lisbon" };
  const refused = [
    await kit.order(order),
    await kit.backend.call(searchHotelsEndpoint, { body: { stay, rooms, residence, place } }),
    await kit.backend.call(getHotelEndpoint, { params: { id: hotelSelection.hotelId } }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([404, "service_not_enabled"]),
  );
  await kit.startPayment(booked);
  kit.money.pay(await kit.lastCheckout(booked.reference));
  kit.wait(3);
  expect((await kit.get(booked)).state).toBe("confirmed");
  await sells("online");
  expect((await kit.order(order)).status).toBe(200);
});
