import { mergeSettings } from "./merge-settings";

const base = {
  city: "Porto",
  state: "Norte",
  hero: { image: null, title: { en: "Go" }, text: {} },
};

it("names a field that both have changed, with what is stored now", () => {
  const changes = { city: "Faro", state: "Algarve" };
  expect(mergeSettings({ base, changes, fresh: { ...base, city: "Lisbon" } })).toEqual({
    city: "Lisbon",
  });
});

it.each([
  ["only we have changed", { state: "Algarve" }, base],
  ["only they have changed", { state: "Algarve" }, { ...base, city: "Lisbon" }],
  ["both have changed to the same", { city: "Lisbon" }, { ...base, city: "Lisbon" }],
  [
    "is stored anew with the same parts",
    { hero: { ...base.hero, title: { en: "Stay" } } },
    { ...base, hero: { image: null, text: {}, title: { en: "Go" } } },
  ],
])("lets pass what %s", (_name, changes, fresh) => {
  expect(mergeSettings({ base, changes, fresh })).toEqual({});
});
