import { toReload } from "./to-reload";

const here = "/da/ferries/search?place=Lisbon";

it("follows with the whole page, whichever came first", () => {
  expect(toReload({ place: "Lisbon" }, here).href).toBe(`${here}&stream=false`);
  expect(toReload({ stream: "false" }, here).href).toBe(`${here}&stream=false`);
});

it.each([
  [undefined, 1],
  ["1", 2],
  ["14", 15],
  ["-3", 1],
  ["1e1", 1],
  ["", 1],
])("counts its reloads: after %p comes %p", (reload, next) => {
  expect(toReload({ stream: "false", reload }, here)).toEqual({
    href: `${here}&stream=false`,
    refresh: `2;url=${here}&stream=false&reload=${next}`,
  });
});

it.each(["15", "99"])("ends after a number of them: %p", (reload) => {
  expect(toReload({ stream: "false", reload }, here).refresh).toBeNull();
});
