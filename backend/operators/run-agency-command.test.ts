import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { toOperatorCall, type OperatorCall } from "./open-operator-call";
import { isCommand, runAgencyCommand, usage } from "./run-agency-command";

let backend: TestBackend;
let call: OperatorCall;
const folder = mkdtempSync(join(tmpdir(), "agency-"));
const toFile = (content: unknown) => {
  const file = join(folder, "agency.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};
const run = (...words: string[]) => runAgencyCommand(words, call);

beforeAll(async () => {
  backend = await openTestBackend();
  call = toOperatorCall((path, init) => backend.app.request(path, init), operatorToken);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

it.each([...usage.matchAll(/^ {2}(\w+)/gm)].map(([, word = ""]) => word))(
  "%s of the usage is a command",
  (word) => expect(isCommand(word)).toBe(true),
);
it.each([undefined, "", "toString", "drop"])("%s is not a command", (word) =>
  expect(isCommand(word)).toBe(false),
);

it("lists agencies", async () => {
  expect((await run("list")).split("\n")).toEqual([
    "alpha                Active    Alpha Travel",
    "beta                 Active    Beta Viajes",
    "dormant              Inactive  Dormant Tours",
  ]);
});

it("creates an agency from two fields, shows it, and accepts what it showed", async () => {
  await expect(run("create", toFile({ subdomain: "gamma", agencyName: "Gamma" }))).resolves.toBe(
    "Created gamma.",
  );
  const shown = await run("show", "gamma");
  expect(JSON.parse(shown)).toMatchObject({
    subdomain: "gamma",
    agencyName: "Gamma",
    status: "Active",
    primaryColor: "#2c7be5",
    version: 1,
    about: {},
    faq: {},
    policies: {},
  });
  // Nothing in it is another value.
  await expect(run("update", toFile(shown))).resolves.toBe("Updated gamma, now version 1.");
  await expect(
    run("update", toFile({ subdomain: "gamma", agencyName: "Gamma & Co" })),
  ).resolves.toBe("Updated gamma, now version 2.");
  // Changed since: the same file would undo that.
  await expect(run("update", toFile(shown))).rejects.toThrow("version: is 2 by now");
  expect(JSON.parse(await run("show", "gamma"))).toMatchObject({ agencyName: "Gamma & Co" });
});

it("sets how each service is sold, and keeps the meaning of active alone", async () => {
  await run("create", toFile({ subdomain: "modes", agencyName: "Modes" }));
  const set = async (bookingMenuItemOptions: object[]) => {
    await run("update", toFile({ subdomain: "modes", bookingMenuItemOptions }));
    return (JSON.parse(await run("show", "modes")) as { bookingMenuItemOptions: object[] })
      .bookingMenuItemOptions;
  };
  const [hotels, resorts, cruise] = [
    { title: "Hotels" },
    { title: "Resorts" },
    { title: "Cruise" },
  ];
  await expect(
    set([
      { ...hotels, mode: "on-request" },
      { ...resorts, mode: "on-request" },
      { ...cruise, mode: "off" },
    ]),
  ).resolves.toEqual([
    { title: "Hotels", active: true, mode: "on-request" },
    { title: "Resorts", active: true, mode: "on-request" },
    { title: "Cruise", active: false, mode: "off" },
  ]);
  await expect(
    set([
      { ...hotels, active: true },
      { ...resorts, active: true },
      { ...cruise, active: false },
    ]),
  ).resolves.toEqual([
    { title: "Hotels", active: true, mode: "online" },
    { title: "Resorts", active: true, mode: "on-request" },
    { title: "Cruise", active: false, mode: "off" },
  ]);
});

it.each([
  [
    [{ title: "Cruise", mode: "online" }],
    "bookingMenuItemOptions.0.mode: can't be online: Cruise can't be booked here yet; use on-request or off",
  ],
  [
    [{ title: "Hotels", mode: "off", active: true }],
    "bookingMenuItemOptions.0.active: must be false with mode off",
  ],
  [[{ title: "Hotels", mode: "sometimes" }], "bookingMenuItemOptions.0.mode"],
  [[{ title: "Hotels" }], "bookingMenuItemOptions.0.mode: must be one of online, on-request, off"],
  [[{ title: "Trains", mode: "off" }], "bookingMenuItemOptions.0.title"],
])("rejects the services %j", async (bookingMenuItemOptions, message) => {
  const before = await run("show", "alpha");
  await expect(
    run("update", toFile({ subdomain: "alpha", bookingMenuItemOptions })),
  ).rejects.toThrow(message);
  expect(await run("show", "alpha")).toBe(before);
});

it.each([
  [{ primaryColor: "blue" }, "primaryColor: must be #rgb or #rrggbb"],
  [{ primaryColor: "#2c7be5\n" }, "primaryColor: must be #rgb or #rrggbb"],
  [{ colour: "#fff" }, "colour: is not a known field"],
  [{ sso: { isSSOEnabled: true, secret: "x" } }, "sso.secret: is not a known field"],
  [{ subdomain: "www" }, "subdomain: must be a host label in lower case"],
  [{ subdomain: "rates" }, "subdomain: is a word of the platform's own"],
  [{ subdomain: "other" }, "subdomain: is a word of the platform's own"],
  [{ subdomain: "unknown" }, "subdomain: is a word of the platform's own"],
  [{ subdomain: "alpha" }, "subdomain: belongs to another agency"],
  [{ domains: ["alpha-travel.example"] }, "domains.0: belongs to another agency"],
  [
    { domains: ["beta.localhost"] },
    "domains.0: must not be under localhost: that is what subdomain is for",
  ],
  [{ domains: ["www.new.example"] }, "domains.0: must be without www., which is answered too"],
  [
    { languages: ["en", "es"], defaultLanguage: "de" },
    "defaultLanguage: must be one of languages (en, es)",
  ],
  [{ languages: ["en", "en"] }, "languages.1: is there twice"],
  [
    { agencyTerms: ["a", "a"].map((id) => ({ id, content: "x", validFrom: "2026-01-01" })) },
    "agencyTerms.1: is there twice",
  ],
  [{ policies: { es: { privacy: "x" } } }, "policies.es.privacy: is not a known field"],
  [{ timeZone: "+01:00" }, "timeZone: must be an IANA time zone such as Europe/Lisbon"],
  [{ formatRegion: "Mexico" }, "formatRegion: must be an ISO 3166-1 alpha-2 code such as PT"],
  [
    { headingFont: "comic-sans" },
    'headingFont: Invalid option: expected one of "outfit"|"fraunces"|"josefin-sans"|"cormorant-garamond"',
  ],
  [
    { hero: { composition: "collage" } },
    'hero.composition: Invalid option: expected one of "start"|"centre"|"split"|"card"',
  ],
  [
    { trust: [{ kind: "license", text: { en: "No. 7" }, url: "javascript:alert(1)" }] },
    "trust.0.url: must start with https://",
  ],
  [{ defaultCurrency: "ABC" }, "defaultCurrency: must be an ISO 4217 code such as EUR"],
  [
    { analytics: { googleAnalyticsId: "G-1');alert(1)//" } },
    "analytics.googleAnalyticsId: must be an id such as G-AB12CD34EF",
  ],
  [
    { analytics: { facebookAnalyticsId: "12" } },
    "analytics.facebookAnalyticsId: must be 8 to 20 digits",
  ],
  [
    {
      faq: {
        en: { isEnabled: true, headerMessage: "", questions: [{ question: "Why", answer: "x" }] },
      },
    },
    "faq.en.questions.0.question: must be longer than 3 characters",
  ],
])("names what is wrong in %j", async (fields, line) => {
  await expect(
    run("create", toFile({ agencyName: "Delta", subdomain: "delta", ...fields })),
  ).rejects.toThrow(new Error(line));
  await expect(run("show", "delta")).rejects.toThrow("Agency not found!");
});

it("sets, lists and removes a sign-in provider, and never prints its secret", async () => {
  const settings = {
    protocol: "signed-redirect",
    label: "Own site",
    issuer: "own",
    algorithm: "HS256",
  };
  const secret = "a-secret-of-more-than-thirty-two-characters";
  await expect(
    run("sso", "set", "alpha", toFile({ id: "agency", settings, secret })),
  ).resolves.toBe("Set agency of alpha, with its secret.");
  const listed = await run("sso", "list", "alpha");
  expect(JSON.parse(listed)).toEqual([
    {
      id: "agency",
      settings: { ...settings, createsUsers: true, jwksUrl: null, allowsUnsolicited: false },
      hasSecret: true,
    },
  ]);
  expect(listed).not.toContain(secret);
  await expect(
    run(
      "sso",
      "set",
      "alpha",
      toFile({ id: "agency", settings: { ...settings, algorithm: "none" } }),
    ),
  ).rejects.toThrow("settings.algorithm: ");
  await expect(
    run("sso", "set", "nobody", toFile({ id: "agency", settings, secret })),
  ).rejects.toThrow("Agency not found!");
  await expect(run("sso", "remove", "alpha", "agency")).resolves.toBe("Removed agency from alpha.");
  await expect(run("sso", "remove", "alpha", "agency")).rejects.toThrow(
    "alpha has no provider agency",
  );
  for (const words of [
    ["sso"],
    ["sso", "list"],
    ["sso", "set", "alpha"],
    ["sso", "turn", "alpha", "x"],
  ])
    await expect(run(...words)).rejects.toThrow(usage);
});

it("sets, lists and removes articles and destinations", async () => {
  const picture = "/assets/inventory/hotels/old-town-2";
  const article = {
    slug: "first-trip",
    image: picture,
    author: "A",
    publishedAt: "2026-03-01T09:00:00.000Z",
    texts: { en: { title: "T", summary: "s", content: "c" } },
  };
  await expect(run("blogs", "set", "alpha", toFile(article))).resolves.toBe(
    "Set first-trip of alpha.",
  );
  expect(JSON.parse(await run("blogs", "list", "alpha"))).toEqual([article]);
  await expect(run("blogs", "set", "alpha", toFile({ ...article, image: "x" }))).rejects.toThrow(
    "image: must be a web address",
  );
  await expect(run("blogs", "set", "alpha", toFile({ texts: {} }))).rejects.toThrow(
    "slug: is needed",
  );
  await expect(run("blogs", "remove", "alpha", "first-trip")).resolves.toBe(
    "Removed first-trip from alpha.",
  );
  await expect(run("blogs", "remove", "alpha", "first-trip")).rejects.toThrow(
    "There is no blog/first-trip",
  );
  expect(await run("destinations", "list", "alpha")).toBe("[]");
  await expect(run("destinations", "list", "nobody")).rejects.toThrow("Agency not found!");
  for (const words of [
    ["blogs"],
    ["blogs", "list"],
    ["blogs", "set", "alpha"],
    ["destinations", "turn", "alpha", "x"],
  ])
    await expect(run(...words)).rejects.toThrow(usage);
});

it("reports unreadable input", async () => {
  await expect(run("create", "/nowhere.json")).rejects.toThrow("/nowhere.json: can't be read");
  await expect(run("create", toFile("[]"))).rejects.toThrow("is not a JSON object");
  await expect(run("create", toFile({}))).rejects.toThrow(/agencyName: .*\nsubdomain: /);
  await expect(run("update", toFile({ agencyName: "x" }))).rejects.toThrow(
    "subdomain: is needed: it names the agency",
  );
  await expect(run("show")).rejects.toThrow(usage);
});

it("changes a role, and names what is wrong", async () => {
  await expect(
    run("role", "alpha", "traveller@alpha.localhost", "TravelAgent", "restricted"),
  ).resolves.toMatch(/is TravelAgent at alpha/);
  await expect(run("role", "alpha", "traveller@alpha.localhost", "King")).rejects.toThrow(
    /^userType: /,
  );
  await expect(run("role", "alpha", "nobody@alpha.localhost", "Admin")).rejects.toThrow(
    "Nobody has an account",
  );
  await expect(run("role", "alpha")).rejects.toThrow("Usage");
});
