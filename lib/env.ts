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
const isLoopback = (value: string) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value);

/** One row per setting; the table in README.md is its description for people. */
const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    ROOT_DOMAIN: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+$/, "must be a bare host name such as example.com")
      .default("localhost"),
    DEFAULT_AGENCY: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default("voyara"),
    PUBLIC_PROTOCOL: z.enum(["http", "https"]).optional(),
    TRUST_PROXY: flag.default(false),
    /** Processes that render; `server/main.ts` counts processors where it isn't set. */
    RENDER_PROCESSES: z.coerce.number().int().min(1).max(16).optional(),
    RENDER_CONCURRENCY: z.coerce.number().int().min(1).max(1_000).default(4),
    GEO_COUNTRY_HEADER: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    MAIN_API_URL: url.optional(),
    RESORT_API_URL: url.optional(),
    BACKEND_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    /** Where `npm run backend` listens; anything but loopback is for a private network. */
    BACKEND_HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
    /** Of `npm run backend` 4000 unless set, of the embedded backend any free one. */
    BACKEND_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** Storefronts that the backend tells what to forget, besides the one it is embedded in. */
    PURGE_URLS: origins,
    /** Caches in front of this storefront that it tells what to forget. */
    CDN_PURGE_URLS: origins,
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgres://")
      .optional(),
    /** Where backends count tries together; each by itself without. */
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, "must start with redis:// or rediss://")
      .optional(),
    /** Memory for finished public pages; 0 turns sharing off. */
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(64),
    /** A Postgres server whose role may create databases: backend tests then run on it. */
    TEST_DATABASE_URL: z.url().optional(),
    /** Backend tests write examples of calls into the OpenAPI document. */
    RECORD_EXAMPLES: flag.default(false),
    DATA_DIR: z.string().min(1).default("./.data"),
    SEED_DEMO: flag.optional(),
    /** `seedsDemoBookings` says whether it counts. */
    SEED_DEMO_BOOKINGS: flag.default(false),
    ALLOW_LOOPBACK_URLS: flag.default(false),
    /**
     * Where the demo's Nordlys has its own site, which its people sign in at; `demoIdentityUrl`
     * says whether it has one.
     */
    DEMO_IDENTITY_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    /** What secrets of agencies are kept with; the first one keeps, all of them open. */
    SECRETS_KEY: z
      .string()
      .transform((value) => value.split(",").map((entry) => Buffer.from(entry.trim(), "base64")))
      .refine(
        (keys) => keys.every(({ length }) => length === 32),
        "must be 32 random bytes in base64, such as `openssl rand -base64 32` prints",
      )
      .default([]),
    /** What the access log tells: `error` is answers of 500 and above alone. */
    LOG_LEVEL: z.enum(["silent", "error", "warn", "info"]).default("info"),
    /** Where Prometheus asks; without a port nobody listens. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    /** Where spans go; OpenTelemetry's other variables are read by its own libraries. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
    OTEL_SDK_DISABLED: flag.default(false),
    EXCHANGE_RATES_URL: url.optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })
      .optional(),
    MAIL_FROM: z.email("must be a bare address such as no-reply@example.com").optional(),
    /**
     * Pictures of maps: a provider's, such as https://tiles.example/{z}/{x}/{y}.png, or a path of
     * this site (docs/maps.md); without them maps are plans of distances and places.
     */
    MAP_TILES_URL: z
      .string()
      .refine(
        (value) =>
          /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(value) &&
          ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
        "must be an https address or a path of this site, with {z}, {x} and {y}",
      )
      .optional(),
    /** The closest zoom that there are tiles of; closer in, they are enlarged. */
    MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(1).max(18).default(18),
    /** Whom the map's terms of use want to be named; plain text. */
    MAP_TILES_ATTRIBUTION: z
      .string()
      .regex(/^[^<>]+$/, "must be plain text")
      .optional(),
    REMOTE_APP_ORIGIN: origin.optional(),
    REMOTE_APP_ALLOWED_ORIGINS: origins,
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

/**
 * Demo agencies are seeded into the embedded database, never into a `DATABASE_URL` unless asked
 * for.
 */
export const seedsDemo = ({ SEED_DEMO, DATABASE_URL }: Env) => SEED_DEMO ?? !DATABASE_URL;
/** A year of bookings at one of the demo agencies. */
export const seedsDemoBookings = (settings: Env) =>
  seedsDemo(settings) && settings.SEED_DEMO_BOOKINGS;

/**
 * Where the demo's Nordlys has its own site. It believes people who they say they are: null
 * wherever the agencies are more than a demo on this machine, whatever is set.
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
