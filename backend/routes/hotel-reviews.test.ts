import { listHotelReviewsEndpoint } from "@/lib/api/contract/hotel-reviews";
import { getHotelEndpoint } from "@/lib/api/contract/hotels";
import { hotelModule } from "../hotels/hotel-module";
import { createFakeHotels, fakeHotel } from "../testing/fake-hotels";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const supplier = createFakeHotels({
  hotels: [
    fakeHotel("river", { guestScore: { value: 8.4, count: 100 } }),
    fakeHotel("new", { guestScore: null }),
  ],
});
const scoresOnly = createFakeHotels({ hotels: [fakeHotel("plain", { supplier: "plain" })] });
Reflect.deleteProperty(scoresOnly, "listReviews");

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({
    now: () => new Date("2026-11-21T12:00:00Z"),
    serviceSuppliers: { hotels: { fake: supplier, plain: scoresOnly } },
  });
});
beforeEach(() => supplier.fail(null));
afterAll(() => backend.close());

const list = (id: string, options: Parameters<TestBackend["call"]>[1] = {}) =>
  backend.call(listHotelReviewsEndpoint, { params: { id }, ...options });

test("reviews come with the hotel's own score and count, and pass the filters", async () => {
  expect(await list("river")).toMatchObject({
    status: 200,
    body: { overall: { value: 8.4, count: 100 }, withText: 1, total: 1, page: 1 },
  });
  expect((await list("river", { query: { theme: "breakfast", sort: "newest" } })).body).toEqual(
    expect.objectContaining({ reviews: [], total: 0, withText: 1 }),
  );
  expect((await list("new")).body).toMatchObject({ overall: null });
});

test("what a review can't be asked by is named", async () => {
  const wrong: Record<string, string>[] = [
    { theme: "price" },
    { sort: "best" },
    { page: "0" },
    { travellers: "x" },
  ];
  for (const query of wrong)
    expect(await list("river", { query })).toMatchObject({
      status: 422,
      body: { issues: [{ path: expect.stringContaining(Object.keys(query)[0] ?? "?") }] },
    });
});

test("a hotel says whether there are any; where its supplier has scores only they are 404", async () => {
  const hasReviews = async (id: string) =>
    (await backend.call(getHotelEndpoint, { params: { id } })).body.hasReviews;
  expect([await hasReviews("river"), await hasReviews("plain")]).toEqual([true, false]);
  expect(await list("plain")).toMatchObject({ status: 404, body: { code: "reviews_not_found" } });
  expect(await list("nowhere")).toMatchObject({ status: 404, body: { code: "hotel_not_found" } });
});

test("a supplier that fails is a 503 that says nothing of it", async () => {
  supplier.fail("timeout");
  const { status, body } = await list("river");
  expect([status, body.code]).toEqual([503, "supplier_unavailable"]);
  expect(JSON.stringify(body)).not.toContain("fake supplier");
});

test("one network reads only so many pages", async () => {
  const headers = { "X-Client-Ip": "198.51.100.9" };
  for (let page = 0; page < (hotelModule.limits.reviews?.account ?? 0); page += 1)
    await list("river", { headers });
  expect(await list("river", { headers })).toMatchObject({
    status: 429,
    body: { code: "too_many_attempts" },
  });
  expect((await list("river", { headers: { "X-Client-Ip": "203.0.113.9" } })).status).toBe(200);
});

test("where an agency has switched hotels off there is nothing to read", async () => {
  await backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: "Air Travel", active: true }],
  });
  for (const as of [undefined, "agent"] as const)
    expect(await list("river", { agency: "beta", ...(as ? { as } : {}) })).toMatchObject({
      status: 404,
      body: { code: "service_not_enabled" },
    });
});
