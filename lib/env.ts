import * as z from "zod";

const flag = z.enum(["true", "false"]).transform((value) => value === "true");
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
const origin = url.refine(
  (value) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(value),
  "must be an origin such as https://app.example.com",
);
const origins = z
  .string()
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .pipe(z.array(origin))
  .default([]);
const siteAddress = z.union([
  z.ipv4(),
  z.ipv6(),
  z.hostname("must be an IP address or a host name"),
]);
const nameServer = z.union(
  [z.ipv4(), z.ipv6(), z.string().regex(/^(?:(?:\d{1,3}\.){3}\d{1,3}|\[[\da-f:]+\]):\d{1,5}$/i)],
  "must be an IP address, with or without a port",
);
const isLoopback = (value: string) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value);

/**
 * One row per setting. `npm run docs:configuration` writes docs/configuration.md from the
 * descriptions; `default` is for one that the row itself doesn't have. Links start in docs.
 */
const schema = z
  .object({
    PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(3000)
      .describe("where the site listens"),
    ROOT_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+$/, "must be a bare host name such as example.com")
      .default("localhost")
      .describe("agencies are its subdomains"),
    DEFAULT_AGENCY: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default("voyara")
      .describe("the agency on the bare `ROOT_DOMAIN`"),
    PUBLIC_PROTOCOL: z.enum(["http", "https"]).optional().meta({
      default: "`http` on localhost, else `https`",
      description: "the scheme visitors use; decides the cookie's name and flags",
    }),
    TRUST_PROXY: flag
      .default(false)
      .describe(
        "trust `X-Forwarded-*` of the proxy in front. Must be `true` behind one: limits are per " +
          "client address, and without it all visitors count as one client",
      ),
    RENDER_PROCESSES: z.coerce.number().int().min(1).max(16).optional().meta({
      default: "as many as there are processors, at most `2`",
      description: "rendering processes, each with its own memory. Always one in development",
    }),
    RENDER_CONCURRENCY: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000)
      .default(4)
      .describe(
        "pages rendered at once by all processes, at most half of them for one agency, plus four " +
          "times as many API calls; further requests wait briefly or get 429 or 503 ([who gets a " +
          "place](front-door.md#who-gets-a-place-at-next)). More helps only if your own main API " +
          "is slow",
      ),
    SITE_ADDRESSES: z
      .string()
      .transform((value) => value.split(",").map((entry) => entry.trim().toLowerCase()))
      .pipe(z.array(siteAddress))
      .refine(
        (addresses) =>
          addresses.filter((address) => /^(?![\d.]+$)[^:]+$/.test(address)).length <= 1,
        "must have at most one host name",
      )
      .default([])
      .meta({
        default: "`<agency>.<ROOT_DOMAIN>`",
        description:
          "where agencies' [own domains](operations.md#certificates-for-agencies-domains) have to " +
          "lead: IP addresses that visitors reach this site at, a host name that has them, or both, " +
          "comma-separated. Needed where DNS has other addresses for an agency's subdomain",
      }),
    STRIPE_API_URL: url.optional().meta({
      default: "`https://api.stripe.com`",
      description: "origin of Stripe's API, or of a double of it",
    }),
    DNS_SERVERS: z
      .string()
      .transform((value) => value.split(",").map((entry) => entry.trim()))
      .pipe(z.array(nameServer))
      .default([])
      .meta({
        default: "the system's",
        description:
          "name servers that are queried for the records of agencies' own domains: IP addresses, " +
          "each with a port if it isn't 53, comma-separated",
      }),
    GEO_COUNTRY_HEADER: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .describe("header with the visitor's country, set by your proxy"),
    PAGE_CACHE_MB: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_536)
      .default(64)
      .describe(
        "memory for the cache of rendered public pages; `0` turns it off. Not used in development",
      ),
    MAIN_API_URL: url.optional().meta({
      default: "embedded",
      description:
        "your own main API; with `RESORT_API_URL` or not at all ([which calls it needs](own-api.md))",
    }),
    RESORT_API_URL: url.optional().meta({
      default: "embedded",
      description: "your own resort API; with `MAIN_API_URL` or not at all",
    }),
    BACKEND_TOKEN: z.string().min(16, "must have at least 16 characters").optional().meta({
      default: "generated",
      description: "the service credential; needed with your own APIs",
    }),
    BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).optional().meta({
      default: "a free one; `4000` for `npm run backend`",
      description:
        "where the backend listens. Set it to read [`/api/docs`](own-api.md) while `npm start` runs",
    }),
    BACKEND_HOST: z
      .union([z.ipv4(), z.ipv6()])
      .default("127.0.0.1")
      .describe(
        "for `npm run backend`; a private address if storefronts run on other machines. The " +
          "embedded backend listens on loopback only",
      ),
    PURGE_URLS: origins.describe(
      "origins of the storefronts the backend sends purges to, such as " +
        "`http://10.0.0.5:3000,http://10.0.0.6:3000`; the storefront it is embedded in is always " +
        "purged",
    ),
    CDN_PURGE_URLS: origins.describe(
      "origins of caches in front of this storefront that accept a `BAN` by `Cache-Tag`, as " +
        "[Varnish does](scaling.md)",
    ),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
      .optional()
      .meta({
        default: "embedded PGlite",
        description: "Postgres for the embedded backend; use it in production",
      }),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
      .optional()
      .describe(
        "lets several backends share rate limit counters, such as wrong passwords, and used " +
          "proofs of work; without it, or while Redis is down, each backend counts on its own",
      ),
    DATA_DIR: z
      .string()
      .min(1)
      .default("./.data")
      .describe(
        "the embedded database; one process at a time. Use a dedicated folder: it and its content " +
          "are made private to the user",
      ),
    SEED_DEMO: flag.optional().meta({
      default: "`true` without `DATABASE_URL`",
      description: "create the demo agencies and users",
    }),
    SEED_DEMO_BOOKINGS: flag.default(false).meta({
      default: "`true` under `npm start` and `npm run dev` without `DATABASE_URL`",
      description:
        "with the demo, also a year of [made-up bookings](agency-desk.md#the-demos-year) at " +
        "Voyara, where it has none of them; in the background, within seconds of the first start",
    }),
    ALLOW_LOOPBACK_URLS: flag.default(false).meta({
      default: "`true` under `npm start` and `npm run dev` without `DATABASE_URL`",
      description: "allow return URLs on loopback; for demos and tests",
    }),
    DEMO_IDENTITY_PORT: z.coerce
      .number()
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .meta({
        default: "`4400` under `npm start` and `npm run dev` without `DATABASE_URL`",
        description:
          "port of the [demo identity page](examples/identity-page.mjs) of Nordlys, on loopback; not " +
          "started with a `DATABASE_URL`, a `MAIN_API_URL`, another `ROOT_DOMAIN` or without the demo",
      }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })
      .optional()
      .describe(
        "the mail server, such as `smtps://user:password@mail.example.com`; with `MAIL_FROM` or not " +
          "at all. Without it [mails are only stored](operations.md#mail)",
      ),
    MAIL_FROM: z
      .email("must be a bare address such as no-reply@example.com")
      .optional()
      .describe("the sender address of mails; with `SMTP_URL` or not at all"),
    /** The first key encrypts, each of them decrypts. */
    SECRETS_KEY: z
      .string()
      .transform((value) => value.split(",").map((entry) => Buffer.from(entry.trim(), "base64")))
      .refine(
        (keys) => keys.every(({ length }) => length === 32),
        "must be 32 random bytes in base64, such as `openssl rand -base64 32` prints",
      )
      .default([])
      .meta({
        default: "generated without `DATABASE_URL`, required with it",
        description:
          "32 random bytes in base64 that encrypt secrets in the database: keys of [payment " +
          "gateways](payments.md) and [single sign-on](sso.md), booking keys, texts of queued " +
          "mails; `new,old` to rotate it",
      }),
    LOG_LEVEL: z
      .enum(["silent", "error", "warn", "info"])
      .default("info")
      .meta({
        default: "`info`, under `npm run dev` `warn`",
        description:
          "the access log: `info` all requests, `error` responses of 500 and above, `silent` none " +
          "([what is in it](observability.md))",
      }),
    METRICS_PORT: z.coerce
      .number()
      .int()
      .min(0)
      .max(65_535)
      .optional()
      .meta({
        default: "off",
        description:
          "serves [`/metrics`](observability.md#metrics) for Prometheus, of the site and of `npm run " +
          "backend`, and tells a proxy which domains may have [a " +
          "certificate](operations.md#certificates-for-agencies-domains)",
      }),
    METRICS_HOST: z
      .string()
      .min(1)
      .default("127.0.0.1")
      .describe("the address that `METRICS_PORT` is opened on"),
    /** OpenTelemetry's own libraries read its other variables. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional().meta({
      default: "off",
      description:
        "the OpenTelemetry collector for [traces](observability.md#traces), such as " +
        "`http://localhost:4318`; `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME` and the other standard " +
        "variables apply",
    }),
    OTEL_SDK_DISABLED: flag
      .default(false)
      .describe("`true` turns traces off, whatever the collector's address"),
    EXCHANGE_RATES_URL: url.optional().meta({
      default: "dated snapshot",
      description: "the European Central Bank's daily XML",
    }),
    MAP_TILES_URL: z
      .string()
      .refine(
        (value) =>
          /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(value) &&
          ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
        "must be an https address or a path of this site, with {z}, {x} and {y}",
      )
      .optional()
      .describe(
        "[map tiles](maps.md), such as `https://tiles.example.com/{z}/{x}/{y}.png` or " +
          "`/assets/tiles/{z}/{x}/{y}.webp`; without them maps show coasts and " +
          "[places](../backend/reference-data/SOURCES.md), which need no network",
      ),
    MAP_TILES_ATTRIBUTION: z
      .string()
      .regex(/^[^<>]+$/, "must be plain text")
      .optional()
      .describe("whom the terms of the map tiles name; plain text, needed with `MAP_TILES_URL`"),
    MAP_TILES_MAX_ZOOM: z.coerce
      .number()
      .int()
      .min(1)
      .max(18)
      .default(18)
      .describe("the closest zoom that there are tiles of; closer in, they are enlarged"),
    REMOTE_APP_ORIGIN: origin
      .optional()
      .describe(
        "origin of the [remote main app](remote-app.md), which renders the paths this site has no " +
          "page for",
      ),
    REMOTE_APP_ALLOWED_ORIGINS: origins.describe(
      "further origins that app may call and load styles and fonts from, comma-separated",
    ),
    NODE_ENV: z
      .enum(["development", "production", "test"])
      .default("production")
      .describe("set by the npm commands"),
    TEST_DATABASE_URL: z
      .url()
      .optional()
      .describe("a Postgres 15 or newer whose role may create databases: backend tests run on it"),
    TEST_ALL: flag
      .default(false)
      .describe("tests run their full matrices, such as all points of a crash and all roles"),
    TEST_SHARE: z.coerce.number().int().min(0).optional().meta({
      default: "by the number of commits",
      description:
        "which sixth of the points of a crash, and which variants and specs of pages, tests try",
    }),
    RECORD_EXAMPLES: flag
      .default(false)
      .describe("backend tests write examples of calls into the OpenAPI document"),
  })
  .check((context) => {
    const {
      MAIN_API_URL,
      RESORT_API_URL,
      BACKEND_TOKEN,
      ALLOW_LOOPBACK_URLS,
      NODE_ENV,
      DATABASE_URL,
      REMOTE_APP_ORIGIN,
      REMOTE_APP_ALLOWED_ORIGINS,
      SMTP_URL,
      MAIL_FROM,
      MAP_TILES_URL,
      MAP_TILES_ATTRIBUTION,
    } = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: "custom", path: [path], message, input: context.value });
    if (MAP_TILES_URL && !MAP_TILES_ATTRIBUTION)
      refuse("MAP_TILES_ATTRIBUTION", "is needed with MAP_TILES_URL: whom the maps are by");
    if (Boolean(SMTP_URL) !== Boolean(MAIL_FROM))
      refuse(
        SMTP_URL ? "MAIL_FROM" : "SMTP_URL",
        "SMTP_URL and MAIL_FROM are set together or not at all",
      );
    if (Boolean(MAIN_API_URL) !== Boolean(RESORT_API_URL))
      refuse(
        MAIN_API_URL ? "RESORT_API_URL" : "MAIN_API_URL",
        "MAIN_API_URL and RESORT_API_URL are set together or not at all",
      );
    if (MAIN_API_URL && !BACKEND_TOKEN)
      refuse(
        "BACKEND_TOKEN",
        "is needed with MAIN_API_URL: the service credential that the main API knows this site by",
      );
    if (ALLOW_LOOPBACK_URLS && NODE_ENV === "production" && DATABASE_URL)
      refuse(
        "ALLOW_LOOPBACK_URLS",
        "is for demos and tests and refused in production with a DATABASE_URL",
      );
    const isTrustworthy = (value: string) =>
      value.startsWith("https:") || (ALLOW_LOOPBACK_URLS && isLoopback(value));
    const why =
      "must be https, or on loopback with ALLOW_LOOPBACK_URLS: what comes from there runs in this site's pages";
    if (REMOTE_APP_ORIGIN && !isTrustworthy(REMOTE_APP_ORIGIN)) refuse("REMOTE_APP_ORIGIN", why);
    if (!REMOTE_APP_ALLOWED_ORIGINS.every(isTrustworthy)) refuse("REMOTE_APP_ALLOWED_ORIGINS", why);
  });

export type Env = z.infer<typeof schema>;

/** Every setting with its default, empty where there is none, and its description. */
export function listSettings(): { name: string; default: string; description: string }[] {
  const defaults: Record<string, string | number | boolean | object | undefined> = parse({
    NODE_ENV: "production",
  });
  return Object.entries(schema.shape).map(([name, row]) => {
    const { default: described, description = "" } = row.meta() ?? {};
    const own = defaults[name];
    // No list has a default.
    const plain = own === undefined || typeof own === "object" ? "" : `\`${own}\``;
    return { name, default: typeof described === "string" ? described : plain, description };
  });
}

/** Settings that only the backend opens: credentials, and what is checked together with them. */
const backendSettings = [
  "DATABASE_URL",
  "SECRETS_KEY",
  "REDIS_URL",
  "SMTP_URL",
  "MAIL_FROM",
] as const satisfies readonly (keyof Env)[];

/**
 * An environment for programs that ask the backend and need none of its credentials: still valid
 * where `source` is.
 */
export function withoutBackendSettings(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const environment = { ...source };
  for (const name of backendSettings) delete environment[name];
  return environment;
}

const parsed = new WeakMap<NodeJS.ProcessEnv, Env>();

/**
 * The settings of this process, and the only reader of `process.env`. An environment is parsed
 * once, at the first call; what is to change afterwards changes by `setEnv`.
 * @throws an Error with one line per missing or wrong setting
 */
export function env(source: NodeJS.ProcessEnv = process.env): Env {
  const known = parsed.get(source);
  if (known) return known;
  const settings = parse(source);
  parsed.set(source, settings);
  return settings;
}

/**
 * Changes settings of this process, and of the processes it starts from now on: the embedded
 * backend's address is known only once it listens. `undefined` takes a setting away.
 */
export function setEnv(changes: { [name in keyof Env]?: string | undefined }): void {
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  parsed.delete(process.env);
}

function parse(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  throw new Error(
    `Wrong configuration:\n${result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`).join("\n")}`,
  );
}

/** Seeds demo agencies into the embedded database; into a `DATABASE_URL` only if set to. */
export const seedsDemo = ({ SEED_DEMO, DATABASE_URL }: Env) => SEED_DEMO ?? !DATABASE_URL;
/** A year of bookings at one of the demo agencies. */
export const seedsDemoBookings = (settings: Env) =>
  seedsDemo(settings) && settings.SEED_DEMO_BOOKINGS;

/**
 * Where the demo's Nordlys has its own site. It signs users in without proof: null wherever the
 * agencies are more than a demo on this machine, regardless of the port.
 */
export function demoIdentityUrl(settings: Env): string | null {
  const {
    DEMO_IDENTITY_PORT: port,
    MAIN_API_URL,
    DATABASE_URL,
    ALLOW_LOOPBACK_URLS,
    ROOT_DOMAIN,
  } = settings;
  const isDemo =
    seedsDemo(settings) &&
    !MAIN_API_URL &&
    !DATABASE_URL &&
    ALLOW_LOOPBACK_URLS &&
    ROOT_DOMAIN === "localhost";
  return isDemo && port ? `http://localhost:${port}/` : null;
}

/** The scheme visitors use: https everywhere but on localhost, unless set. */
export const publicProtocol = ({ PUBLIC_PROTOCOL, ROOT_DOMAIN }: Env) =>
  PUBLIC_PROTOCOL ?? (ROOT_DOMAIN === "localhost" ? "http" : "https");

/**
 * The one address that people, mails and search engines know an agency by: its first own domain,
 * else its subdomain. The port shows on localhost only.
 */
export function toSiteOrigin(
  settings: Env,
  { subdomain, domains }: { subdomain: string; domains: string[] },
): string {
  const host = domains[0] ?? `${subdomain}.${settings.ROOT_DOMAIN}`;
  const port = host === "localhost" || host.endsWith(".localhost") ? `:${settings.PORT}` : "";
  return new URL(`${publicProtocol(settings)}://${host}${port}`).origin;
}
