import { listHotelOffersEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { searchLimits } from "../limits/order-limits";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const allowed = 3;
let backend: TestBackend;
beforeAll(async () => {
  // Read when the backend opens.
  jest.replaceProperty(searchLimits, "account", allowed);
  backend = await openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => backend.close());

const party = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
};
const from = (clientIp?: string) => (clientIp ? { headers: { "X-Client-Ip": clientIp } } : {});
const search = (clientIp?: string) =>
  backend.call(searchHotelsEndpoint, {
    body: { ...party, place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" } },
    ...from(clientIp),
  });
const askForRooms = (clientIp?: string) =>
  backend.call(listHotelOffersEndpoint, {
    params: { id: "nowhere" },
    body: party,
    ...from(clientIp),
  });

it("limits searches for hotels and for rooms together from one network, and says when to come back; nobody else's", async () => {
  for (let index = 1; index < allowed; index += 1)
    expect((await search("203.0.113.1")).status).not.toBe(429);
  expect([
    (await askForRooms("203.0.113.1")).status,
    (await askForRooms("203.0.113.1")).status,
  ]).toEqual([404, 429]);
  const refused = await search("203.0.113.1");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await search("203.0.113.2")).status).not.toBe(429);
});

it("leaves those alone that come without an address: whoever asks so limits addresses itself", async () => {
  for (let index = 0; index <= allowed; index += 1) expect((await askForRooms()).status).toBe(404);
});
