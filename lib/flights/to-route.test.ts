import { toRoute } from "./to-route";

const leg = (from: string, to: string) => ({
  from: { id: from, name: from },
  to: { id: to, name: to },
});

it.each([
  [[leg("Lisbon", "London")], "Lisbon – London"],
  [[leg("Lisbon", "London"), leg("London", "Lisbon")], "Lisbon – London"],
  [[leg("Lisbon", "Porto"), leg("Porto", "Paris")], "Lisbon – Porto – Paris"],
  [[leg("Lisbon", "Porto"), leg("Faro", "Paris")], "Lisbon – Porto, Faro – Paris"],
  [[leg("Lisbon", "")], ""],
])("names the places of %j in the order of the journey", (legs, route) =>
  expect(toRoute(legs)).toBe(route),
);
