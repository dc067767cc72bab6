import { toReload } from "./to-reload";

const here = "/da/ferries/search?place=Lisbon";

it("leaves a page that streams alone: it leads to the whole page first", () => {
  expect(toReload({ place: "Lisbon" }, here)).toBeNull();
  expect(toReload({ stream: "true", reload: "3" }, here)).toBeNull();
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
  expect(toReload({ stream: "false", reload }, here)?.refresh).toBeNull();
});
