import { agencyFixture } from "@/lib/api/testing/agency-fixture";
import { standInApi } from "@/lib/api/testing/stand-in-api";
import { getRentalPlaces } from "./car-visits";
import { withKnownPlaces } from "./flight-places";
import { getStayPlace } from "./hotel-visits";

let language = "en";
jest.mock("next/headers", () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(),
}));
jest.mock("next/root-params", () => ({ locale: async () => language }));
// However late the answer is.
jest.mock("./optional-read", () => ({ optionalRead: (_: string, read: () => unknown) => read() }));

const munich = { id: "city-2867714", latitude: 48.1374, longitude: 11.5755 };
const names: Record<string, string> = { en: "Munich", sv: "München", es: "Múnich" };
const suggestion = (language: string) => ({
  ...{ ...munich, type: "city", name: names[language], shortName: names[language] },
  ...{ description: "", countryCode: "DE", iata: null, airports: 1, cityId: null },
});
let api: Awaited<ReturnType<typeof standInApi>>;
beforeEach(async () => {
  language = "en";
  api = await standInApi({ "acme.localhost": agencyFixture({ subdomain: "acme" }) }, (app) => {
    const found = (header: string | undefined) => [suggestion(header?.slice(0, 2) ?? "")];
    app.post("/api/v2/hotel/auto-suggest", (context) =>
      context.json({
        data: { locationSuggestions: found(context.req.header("accept-language")), allData: true },
      }),
    );
    app.post("/api/car-rental/auto-suggest", (context) =>
      context.json({
        data: { locations: found(context.req.header("accept-language")), allData: true },
      }),
    );
    app.get("/api/flight/airports", (context) =>
      context.json({ data: found(context.req.header("accept-language")) }),
    );
  });
});
afterEach(() => api.close());

const typed = (field: string, more: Record<string, string> = {}) => ({
  [field]: "München",
  [`${field}Id`]: munich.id,
  [`${field}Lat`]: String(munich.latitude),
  [`${field}Long`]: String(munich.longitude),
  ...more,
});
const countCalls = () => api.calls.filter(({ path }) => path.endsWith("auto-suggest")).length;

it("names a place in the language of the page, and looks it up once in each", async () => {
  for (const each of ["en", "es", "en", "es"]) {
    language = each;
    expect(await getStayPlace("acme", typed("place"))).toEqual({
      place: { name: names[each], latitude: munich.latitude, longitude: munich.longitude },
      placeName: names[each],
      placeId: munich.id,
    });
  }
  expect(countCalls()).toBe(2);
  expect(await getRentalPlaces("acme", typed("pickUpPlace"))).toMatchObject({
    pickUp: { name: "Múnich" },
    pickUpName: "Múnich",
    pickUpId: munich.id,
    dropOff: null,
    dropOffName: "",
  });
  const place = { id: munich.id, name: "München" };
  expect(
    await withKnownPlaces("acme", [{ from: place, to: { id: null, name: "Oz" }, date: "" }]),
  ).toMatchObject([{ from: { ...place, name: "Múnich" }, to: { id: null, name: "Oz" } }]);
});

it.each<[string, Record<string, string>]>([
  ["whose id isn't known", { placeId: "city-1" }],
  ["that has no id", { placeId: "" }],
  ["that the id's isn't at", { placeLat: "49" }],
  ["typed over another without script", { placeFor: "Lisbon" }],
])("keeps the name of a place %s", async (_, more) => {
  const { placeName } = await getStayPlace("acme", typed("place", more));
  expect(placeName).toBe("München");
});
