import { keptActivities, readKeptActivity, toKeptActivity } from "./kept-activity";

const activity = {
  ...{ id: "sandbox-a-1-food.alfama", title: "Um passeio em São Paulo" },
  picture: "/assets/inventory/activities/food-2-960.webp",
  place: { name: "São Paulo", latitude: -23.55, longitude: -46.63 },
};
const offer = "date=2026-12-07&band=adult.2&band=child.1";
const href = `/pt/booknow/activities/result-details/${activity.id}?${offer}`;
const kept = (more = "&shown=100.USD") => toKeptActivity(activity, `${href}${more}`);

it("keeps what identifies an activity, as an account can store it, and reads it back", () => {
  const item = kept();
  expect(item).toMatchObject({ service: "activities", id: activity.id, place: "São Paulo" });
  expect(item.search).toMatch(/^[\w.~%&=+*-]*$/);
  expect(keptActivities.read({ id: item.id, search: item.search })).toEqual(item);
  expect(readKeptActivity(item)).toMatchObject({ date: "2026-12-07", people: 3 });
});

it("leads back to the day and the people with the price that was seen, and nowhere else", () => {
  const path = `/booknow/activities/result-details/${activity.id}?${offer}&shown=100.USD`;
  expect(keptActivities.toPath(kept(), "2026-12-07")).toBe(path);
  const more = kept("&shown=1.USD&whole=1&month=2026-12&redirect=//x");
  expect(keptActivities.toPath(more, "2026-12-07")).toBe(path.replace("100.USD", "1.USD"));
  const withTotal = toKeptActivity(activity, `${href}&shown=1.USD`, { amount: 9, currency: "EUR" });
  expect(withTotal.search).toContain("shown=9.EUR");
  expect(toKeptActivity(activity, `${href}&shown=1.USD`, null).search).not.toContain("shown");
});

it("leads to its other days once the kept one has passed, and to a search around it", () => {
  const item = kept();
  expect(keptActivities.isOver(item, "2026-12-07")).toBe(false);
  expect(keptActivities.isOver(item, "2026-12-08")).toBe(true);
  expect(keptActivities.isOver(toKeptActivity(activity, "?band=adult.1"), "2026-12-08")).toBeNull();
  expect(keptActivities.toPath(item, "2026-12-08")).toBe(
    `/booknow/activities/result-details/${activity.id}?band=adult.2&band=child.1`,
  );
  expect(keptActivities.toSearchPath(item)).toMatch(
    /^\/booknow\/activities\/search\?place=S.*&placeLat=-23.55&placeLong=-46.63&date=2026-12-07$/,
  );
});

it("knows nothing of what another site stored", () => {
  expect(keptActivities.read({ id: "a", search: offer })).toBeNull();
  const hostile = `${offer}&title=A&picture=javascript:1`;
  expect(keptActivities.read({ id: "a", search: hostile })).toMatchObject({
    name: "A",
    picture: "",
  });
});
