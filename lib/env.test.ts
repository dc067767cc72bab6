import { demoIdentityUrl, env, listSettings, setEnv, withoutBackendSettings } from "./env";

const read = (settings: Record<string, string>) => env({ NODE_ENV: "production", ...settings });

test("the remote main app is an origin, its allow-list a list of them", () => {
  expect(
    read({
      REMOTE_APP_ORIGIN: "https://app.example.com/",
      REMOTE_APP_ALLOWED_ORIGINS: "https://api.example.com, https://cdn.example.com",
    }),
  ).toMatchObject({
    REMOTE_APP_ORIGIN: "https://app.example.com",
    REMOTE_APP_ALLOWED_ORIGINS: ["https://api.example.com", "https://cdn.example.com"],
  });
  expect(read({}).REMOTE_APP_ALLOWED_ORIGINS).toEqual([]);
});

test.each([
  "https://app.example.com/path",
  "https://*",
  "http://app.example.com",
  "http://localhost:4400",
  "javascript:alert(1)",
  "app.example.com",
])("%s is refused, by its setting's name", (value) => {
  expect(() => read({ REMOTE_APP_ORIGIN: value })).toThrow(/REMOTE_APP_ORIGIN: /);
  expect(() => read({ REMOTE_APP_ALLOWED_ORIGINS: `https://a.example.com,${value}` })).toThrow(
    /REMOTE_APP_ALLOWED_ORIGINS/,
  );
});

test("the site has addresses and at most one host name", () => {
  expect(read({ SITE_ADDRESSES: "192.0.2.1, 2001:DB8::1,Cafe.de" }).SITE_ADDRESSES).toEqual([
    ...["192.0.2.1", "2001:db8::1", "cafe.de"],
  ]);
  expect(read({}).SITE_ADDRESSES).toEqual([]);
  for (const wrong of ["https://a.test", "a_b.test", "cafe.de,edge.test"])
    expect(() => read({ SITE_ADDRESSES: wrong })).toThrow(/SITE_ADDRESSES/);
});

test("storefronts are told of changes by their origins, and anything else is refused by name", () => {
  expect(
    read({ PURGE_URLS: "http://10.0.0.5:3000, https://site.example.com/" }).PURGE_URLS,
  ).toEqual(["http://10.0.0.5:3000", "https://site.example.com"]);
  expect(read({}).PURGE_URLS).toEqual([]);
  for (const wrong of [
    "10.0.0.5:3000",
    "ftp://10.0.0.5",
    "http://10.0.0.5/purges",
    "http://a:b@10.0.0.5",
    "http://10.0.0.5,",
    "http://10.0.0.5?x",
  ])
    expect(() => read({ PURGE_URLS: wrong })).toThrow(
      /PURGE_URLS\S*: (?:must be an origin|Invalid URL)/,
    );
});

test("demos may have it on loopback", () =>
  expect(
    read({ ALLOW_LOOPBACK_URLS: "true", REMOTE_APP_ORIGIN: "http://localhost:4400" })
      .REMOTE_APP_ORIGIN,
  ).toBe("http://localhost:4400"));

const demo = { ALLOW_LOOPBACK_URLS: "true", DEMO_IDENTITY_PORT: "4400" };

test("Nordlys has its own site in a demo on this machine", () => {
  expect(demoIdentityUrl(read(demo))).toBe("http://localhost:4400/");
  expect(demoIdentityUrl(read({ ALLOW_LOOPBACK_URLS: "true" }))).toBeNull();
});

test.each([
  ["a database of one's own", { DATABASE_URL: "postgres://db/site", NODE_ENV: "development" }],
  [
    "a database of one's own that the demo is seeded into",
    { DATABASE_URL: "postgres://db/site", SEED_DEMO: "true", NODE_ENV: "development" },
  ],
  [
    "APIs of one's own",
    {
      MAIN_API_URL: "http://10.0.0.5:4000",
      RESORT_API_URL: "http://10.0.0.5:4000/resort",
      BACKEND_TOKEN: "sixteen-characters",
    },
  ],
  ["no demo", { SEED_DEMO: "false" }],
  ["a domain of one's own", { ROOT_DOMAIN: "agencies.example" }],
  ["no return URLs on loopback", { ALLOW_LOOPBACK_URLS: "false" }],
])("Nordlys has no site of its own with %s, whatever is set", (_name, settings) =>
  expect(demoIdentityUrl(read({ ...demo, ...settings }))).toBeNull(),
);

test("the mail server and the sender's address come together, each as what it is", () => {
  const mail = {
    SMTP_URL: "smtps://user:p%40ss@mail.example.com",
    MAIL_FROM: "no-reply@example.com",
  };
  expect(read(mail)).toMatchObject(mail);
  expect(() => read({ SMTP_URL: mail.SMTP_URL })).toThrow(/MAIL_FROM: /);
  expect(() => read({ MAIL_FROM: mail.MAIL_FROM })).toThrow(/SMTP_URL: /);
  expect(() => read({ ...mail, SMTP_URL: "https://mail.example.com" })).toThrow(
    /SMTP_URL: must start with smtp/,
  );
  expect(() => read({ ...mail, MAIL_FROM: "Us <no-reply@example.com>" })).toThrow(
    /MAIL_FROM: must be a bare address/,
  );
});

test("what is left for Next without the backend's settings is still valid, and holds none of its credentials", () => {
  const whole = {
    NODE_ENV: "production",
    DATABASE_URL: "postgres://site:canary@db/site",
    REDIS_URL: "redis://:canary@redis",
    SECRETS_KEY: Buffer.alloc(32, "canary").toString("base64"),
    SMTP_URL: "smtps://user:canary@mail.example.com",
    MAIL_FROM: "no-reply@example.com",
    MAIN_API_URL: "http://127.0.0.1:4000",
    RESORT_API_URL: "http://127.0.0.1:4000/resort",
    BACKEND_TOKEN: "sixteen-characters",
    MAP_TILES_URL: "https://tiles.example.com/{z}/{x}/{y}.png",
    MAP_TILES_ATTRIBUTION: "Somebody",
  } as const;
  const left = withoutBackendSettings(whole);
  expect(env(left)).toMatchObject({
    MAIN_API_URL: whole.MAIN_API_URL,
    MAP_TILES_ATTRIBUTION: "Somebody",
  });
  expect(JSON.stringify(left)).not.toMatch(/canary|Y2FuYXJ5/);
  expect(whole.DATABASE_URL).toBeDefined();
});

test.each([
  ["https://tiles.example.com/{z}/{x}/{y}.png", true],
  ["/assets/tiles/{z}/{x}/{y}.webp", true],
  ["//tiles.example.com/{z}/{x}/{y}.png", false],
  ["/\\tiles.example.com/{z}/{x}/{y}.png", false],
  ["http://tiles.example.com/{z}/{x}/{y}.png", false],
  ["/assets/tiles/{z}/{x}.webp", false],
  ["tiles/{z}/{x}/{y}.png", false],
])("map tiles from %s: %s", (MAP_TILES_URL, isAccepted) => {
  const read = () => env({ NODE_ENV: "test", MAP_TILES_URL, MAP_TILES_ATTRIBUTION: "Somebody" });
  if (isAccepted) expect(read()).toMatchObject({ MAP_TILES_URL, MAP_TILES_MAX_ZOOM: 18 });
  else expect(read).toThrow("MAP_TILES_URL");
});

test("an environment is parsed once", () => {
  const source = { NODE_ENV: "production", PORT: "3001" } as const;
  expect(env(source)).toBe(env(source));
  expect(env({ ...source, PORT: "3002" }).PORT).toBe(3_002);
  expect(env()).toBe(env());
});

test("what changes while the process runs is read anew, and inherited by what it starts", () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", BACKEND_PORT: "4000" });
  expect(env().MAIN_API_URL).toBeUndefined();
  const url = "http://127.0.0.1:4000";
  setEnv({
    MAIN_API_URL: url,
    RESORT_API_URL: `${url}/resort`,
    BACKEND_TOKEN: "sixteen-characters",
    BACKEND_PORT: undefined,
  });
  expect(env()).toMatchObject({ MAIN_API_URL: url, RESORT_API_URL: `${url}/resort` });
  expect(env().BACKEND_PORT).toBeUndefined();
  expect(process.env).toMatchObject({ MAIN_API_URL: url });
  expect(process.env).not.toHaveProperty("BACKEND_PORT");
});

test("wrong settings are refused at each call, and right ones then read", () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", PORT: "door" });
  for (let call = 0; call < 2; call += 1) expect(() => env()).toThrow(/PORT: /);
  setEnv({ PORT: "3001" });
  expect(env().PORT).toBe(3_001);
});

test("a setting is listed with its own default, one that is described, or none", () => {
  const settings = Object.fromEntries(
    listSettings().map(({ name, ...setting }) => [name, setting.default]),
  );
  expect(settings).toMatchObject({
    PORT: "`3000`",
    TRUST_PROXY: "`false`",
    PUBLIC_PROTOCOL: "`http` on localhost, else `https`",
    SEED_DEMO_BOOKINGS: "`true` under `npm start` and `npm run dev` without `DATABASE_URL`",
    PURGE_URLS: "",
    GEO_COUNTRY_HEADER: "",
  });
});
