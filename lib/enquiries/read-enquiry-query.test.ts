import fc from "fast-check";
import { enquiryInputSchema } from "@/lib/api/contract/enquiries";
import { services } from "@/lib/api/contract/services";
import type { Query } from "@/lib/query-values";
import { readEnquiryQuery, toEnquiryQuery } from "./read-enquiry-query";
import { toEnquiryInput } from "./to-enquiry-input";

const person = {
  firstName: "Nina",
  lastName: "Berg",
  email: "nina@example.com",
  idempotencyKey: "5f4dcc3b-5aa7-4d53-8a4e-1c2d3e4f5a6b",
};
const valuesOf = (...[service, query]: Parameters<typeof readEnquiryQuery>) =>
  readEnquiryQuery(service, query).values;

it("reads a rental, a one-way flight and a cruise", () => {
  expect(
    valuesOf("cars", {
      pickUpPlace: " LIS ",
      pickUpDate: "2026-12-05",
      pickUpTime: "09:30",
      dropOffDate: "2026-12-07",
      driverAge: "25",
    }),
  ).toEqual({
    pickUpPlace: "LIS",
    dropOffPlace: "",
    pickUpDate: "2026-12-05",
    pickUpTime: "09:30",
    dropOffDate: "2026-12-07",
    dropOffTime: "10:00",
    driverAge: "25",
  });
  expect(
    valuesOf("flights", { from: "LIS", to: "CPH", departure: "2026-12-05", return: "" }),
  ).toMatchObject({ return: "", adults: "1", infants: "0" });
  expect(valuesOf("cruises", { month: "2027-03", line: "disney" })).toEqual({
    line: "disney",
    month: "2027-03",
    adults: "2",
    children: "0",
    infants: "0",
  });
});

it("adds up the guests of a search, and takes each child's age", () => {
  expect(valuesOf("hotels", { place: "Porto", room: ["2-5.9", "1"] })).toMatchObject({
    rooms: "2",
    adults: "3",
    children: "2",
    childAges: "5, 9",
  });
  expect(
    valuesOf("activities", { place: "Porto", band: ["adult.2", "senior.1", "child.2"] }),
  ).toMatchObject({ place: "Porto", adults: "3", children: "2" });
  expect(valuesOf("activities", { band: "child.1" })).toMatchObject({ adults: "1", children: "1" });
  expect(valuesOf("resorts", { adults: "2", children: "2", childAge: ["4", "7"] })).toMatchObject({
    adults: "2",
    children: "2",
    childAges: "4, 7",
  });
});

it.each([
  { pickUpDate: "2026-02-31" },
  { pickUpDate: "tomorrow" },
  { pickUpTime: "25:00" },
  { driverAge: "7" },
  { driverAge: "41; drop" },
  { pickUpPlace: ["a", "b"] },
  { pickUpPlace: "a\u202eb" },
  { unknown: "x" },
])("leaves %j for the visitor to fill in", (query) =>
  expect(valuesOf("cars", query as Query)).toEqual(valuesOf("cars", {})),
);

it("keeps the query parameters that an enquiry reads", () => {
  expect(
    toEnquiryQuery("cars", {
      pickUpPlace: "LIS",
      pickUpPlaceId: "x",
      deal: "t.o.k",
      redirect: "//evil",
    }),
  ).toEqual({ pickUpPlace: "LIS", deal: "t.o.k" });
  expect(readEnquiryQuery("cars", { deal: "t.o.k" }).deal).toBe("t.o.k");
  expect(readEnquiryQuery("cars", { deal: "<script>" }).deal).toBeNull();
});

it("turns any query into valid input, or names what is missing", () => {
  const query = fc.dictionary(
    fc.constantFrom(
      "place",
      "checkIn",
      "checkOut",
      "adults",
      "children",
      "childAge",
      "room",
      "month",
      "driverAge",
      "date",
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...services), query, ({ id }, asked) => {
      const checked = enquiryInputSchema.safeParse(
        toEnquiryInput(id, { ...valuesOf(id, asked), ...person }),
      );
      const known = new Set(Object.keys(valuesOf(id, {})));
      for (const { path } of checked.error?.issues ?? [])
        expect(known.has(String(path[1]))).toBe(true);
    }),
  );
});
