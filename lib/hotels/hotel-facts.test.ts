import { sampleBooking } from "@/components/services/hotels/testing/sample-booking";
import { readMessages } from "@/lib/i18n/messages";
import { hotelFacts } from "./hotel-facts";

const { item } = sampleBooking();

it("leads to the other rooms of the hotel and to other hotels, for the same stay", () => {
  const { offers, search } = hotelFacts.toLinks(item);
  const [toOffers, toSearch] = [offers, search].map((path) => new URL(path, "http://same.invalid"));
  expect([toOffers?.pathname, toSearch?.pathname]).toEqual([
    "/booknow/hotels/search-details",
    "/booknow/hotels/search",
  ]);
  expect(toOffers?.searchParams.get("id")).toBe(item.hotel.id);
  for (const url of [toOffers, toSearch])
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      place: "Lisboa",
      checkIn: "2026-12-30",
      checkOut: "2027-01-02",
      residence: "DE",
    });
});

it("leads back to what was chosen for each room, where rooms aren't alike", () => {
  const { offer, ...rest } = item;
  if (!offer) throw new Error("the sample's rooms are alike");
  const { offers } = hotelFacts.toLinks({
    ...rest,
    offers: [
      { ...offer, id: "double.a" },
      { ...offer, id: "suite.b" },
    ],
  });
  expect(Object.fromEntries(new URL(offers, "http://same.invalid").searchParams)).toMatchObject({
    by: "room",
    rate1: "double.a",
    rate2: "suite.b",
  });
});

it("takes whole days of a calendar and says by when to come and to go", async () => {
  const messages = await readMessages("en");
  expect(hotelFacts.toEvent(item, { locale: "en", messages })).toEqual({
    isAllDay: true,
    lines: ["Check-in: from 15:00", "Check-out: until 11:00"],
  });
});

it.each([
  ["sandbox", true],
  ["acme", false],
])("a hotel of %s is a sample: %s", (supplier, isSample) =>
  expect(hotelFacts.isSample({ ...item, hotel: { ...item.hotel, supplier } })).toBe(isSample),
);
