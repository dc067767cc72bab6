import { env } from "@/lib/env";
import { toGreeting } from "./greeting";

const set = (settings: Record<string, string>) => env({ NODE_ENV: "production", ...settings });

test("a demo prints its agencies' URLs, its users and their password", () => {
  const text = toGreeting(set({}), { port: 3110, isEmbedded: true, root: "agency" });
  for (const name of ["voyara", "solmar", "nordlys", "harbour", "dormant"])
    expect(text).toContain(`http://${name}.localhost:3110`);
  expect(text).toMatch(/traveller@ agent@ restricted@ sales@ owner@ admin@[\s\S]*wander-Far-2026/);
});

test("the note about Nordlys' own site is printed for the demo only", () => {
  const started = {
    port: 3110,
    isEmbedded: true,
    root: "agency",
    identityNote: "Nordlys' own site: http://localhost:4400/",
  } as const;
  expect(toGreeting(set({}), started)).toContain(started.identityNote);
  expect(toGreeting(set({}), { ...started, identityNote: undefined })).not.toMatch(
    /undefined|4400/,
  );
  expect(toGreeting(set({ SEED_DEMO: "false" }), started)).not.toContain("4400");
});

test.each([
  ["another main API", {}, false],
  ["a real database", { DATABASE_URL: "postgres://db/site" }, true],
  ["no demo", { SEED_DEMO: "false" }, true],
])("nothing about the demo is printed with %s", (_name, settings, isEmbedded) => {
  const text = toGreeting(set({ ROOT_DOMAIN: "agencies.example", ...settings }), {
    port: 3000,
    isEmbedded,
    root: "agency",
  });
  expect(text).toContain("https://agencies.example");
  expect(text).not.toMatch(/voyara|wander/);
});

test("missing setup is reported with what to do about it", () => {
  const production = set({
    ROOT_DOMAIN: "agencies.example",
    DATABASE_URL: "postgres://db/site",
    DEFAULT_AGENCY: "atlas",
  });
  const greet = (root: Parameters<typeof toGreeting>[1]["root"]) =>
    toGreeting(production, { port: 3000, isEmbedded: true, root });
  expect(greet("no agencies")).toContain("npm run agency -- create agency.json");
  expect(greet("nobody")).toMatch(
    /no agency atlas to answer at agencies\.example itself: set DEFAULT_AGENCY/,
  );
  for (const root of ["agency", null] as const)
    expect(greet(root)).not.toMatch(/npm run|DEFAULT_AGENCY/);
});
