import { mergeSettings, withPart } from "./merge-settings";

const base = {
  city: "Porto",
  state: "Norte",
  policies: { de: { privacy: "A" }, es: { cookies: "B" } },
  order: ["a", "b"],
};

it("takes each part from who has changed it", () => {
  const mine = { ...base, policies: { ...base.policies, de: { privacy: "A2", terms: "C" } } };
  const theirs = { ...base, state: "Algarve", policies: { de: { privacy: "A" }, es: {} } };
  expect(mergeSettings({ base, mine, theirs })).toEqual({
    value: { ...base, state: "Algarve", policies: { de: { privacy: "A2", terms: "C" }, es: {} } },
    differences: [],
  });
});

it("names what both have changed, by its place, and keeps mine", () => {
  const mine = { ...base, city: "Faro", policies: { de: { privacy: "X" } }, order: ["b", "a"] };
  const theirs = { ...base, city: "Lisbon", policies: { de: { privacy: "Y" } }, order: ["a"] };
  expect(mergeSettings({ base, mine, theirs })).toEqual({
    value: mine,
    differences: [
      { path: ["city"], mine: "Faro", theirs: "Lisbon" },
      { path: ["policies", "de", "privacy"], mine: "X", theirs: "Y" },
      { path: ["order"], mine: ["b", "a"], theirs: ["a"] },
    ],
  });
});

it("replaces a part, or takes it away", () => {
  expect(withPart(base, ["policies", "de", "privacy"], "Y")).toMatchObject({
    policies: { de: { privacy: "Y" }, es: { cookies: "B" } },
  });
  expect(withPart(base.policies, ["es"], undefined)).toEqual({ de: { privacy: "A" } });
});
