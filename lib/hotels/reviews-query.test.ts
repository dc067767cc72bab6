import { partyLimits } from "@/lib/api/contract/hotel-terms";
import {
  keepStayQuery,
  readReviewsPage,
  readReviewsQuery,
  toReviewsQuery,
  withRateChoice,
} from "./reviews-query";
import { toRoomChoiceQuery } from "./room-choice";

const read = (search: string) => {
  const parameters = new URLSearchParams(search);
  return readReviewsQuery((name) => parameters.get(name) ?? undefined);
};

it.each([
  ["theme=staff&travellers=family&language=de&sort=lowest"],
  ["theme=breakfast"],
  ["sort=newest"],
  [""],
])("writes what it has read: %s", (search) => {
  const written = Object.entries(toReviewsQuery(read(search))).filter(([, value]) => value);
  expect(new URLSearchParams(written as [string, string][]).toString()).toBe(search);
});

it("leaves out what nobody can ask for", () => {
  expect(read("theme=__proto__&travellers=dogs&language=xx&sort=best")).toEqual({
    theme: undefined,
    travellers: undefined,
    language: undefined,
    sort: "relevant",
  });
});

it.each([
  [undefined, 1],
  ["3", 3],
  ["0", 1],
  ["2.5", 1],
  ["x", 1],
  ["100000", 1],
])("reads page %s as %d", (page, expected) => expect(readReviewsPage({ page })).toBe(expected));

it("keeps the stay of the address and nothing else", () => {
  expect(
    keepStayQuery({ id: "1", theme: "staff", checkIn: "2026-12-05", room: ["2", "1"], x: "1" }),
  ).toEqual({ checkIn: "2026-12-05", room: ["2", "1"] });
});

it("keeps the rates that are chosen, of as many rooms as a party can have", () => {
  const rates = Array.from({ length: partyLimits.rooms }, (_, index) => `double/${index}&x`);
  const choice = { ...toRoomChoiceQuery(rates), breakfast: "true" } as Record<string, string>;
  const stay = { id: "1", checkIn: "2026-12-05" };
  const address = new URLSearchParams({ ...stay, ...choice, whole: "1" });
  const href = withRateChoice("/hotel-reviews?id=1&checkIn=2026-12-05", address);
  const arrived = Object.fromEntries(new URL(href, "http://internal").searchParams);
  expect(arrived).toEqual({ ...stay, ...choice });
  expect(keepStayQuery(arrived)).toEqual({ checkIn: stay.checkIn, ...choice });
});

it("leaves a link alone where nothing is chosen", () =>
  expect(withRateChoice("/hotel-reviews?id=1", new URLSearchParams("id=1&rate1="))).toBe(
    "/hotel-reviews?id=1",
  ));
