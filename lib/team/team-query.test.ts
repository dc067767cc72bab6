import { readTeamQuery, toTeamInput, toTeamQuery } from "./team-query";

it("reads what an address asks, and leaves out what isn't a value", () => {
  const asked = readTeamQuery({ q: " ada ", role: "Admin", state: ["invited", "x"], after: "abc" });
  expect(asked).toEqual({ q: "ada", role: "Admin", state: "invited", after: "abc" });
  expect(readTeamQuery({ q: " ", role: "Traveller", state: "gone", after: "" })).toEqual({});
  expect(toTeamQuery(asked)).toEqual(asked);
  expect(toTeamInput({ q: undefined, role: "Admin" })).toEqual({ role: "Admin" });
});
