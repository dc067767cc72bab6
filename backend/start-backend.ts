import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { env, seedsDemo } from "@/lib/env";
import { logLine } from "@/lib/observability/log-line";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { toPurgeSecret } from "@/lib/signed-events/purge-event";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import type { BookingDependencies } from "./bookings/booking-dependencies";
import { startBookingWorker } from "./bookings/start-booking-worker";
import { createBookingWaker } from "./bookings/wake-booking-of-payment";
import { removeConnectionFile, writeConnectionFile } from "./connection-file";
import { createApp } from "./create-app";
import { createBackendMetrics } from "./http/backend-metrics";
import { openBackendDatabase } from "./open-backend-database";
import type { ScopedDatabase } from "./db/scoped";
import { toErrorMessage } from "./db/to-error-message";
import { seedDemo } from "./db/seed/seed-demo";
import { createSharedCounters } from "./limits/create-shared-counters";
import { openCounterInMemory } from "./limits/open-counter";
import { createGatewayFinder } from "./payments/create-gateway-finder";
import { startSandboxEvents } from "./payments/sandbox/start-sandbox-events";
import { hasGatewaySecrets } from "./payments/set-gateway";
import { openSecretBox } from "./secrets/open-secret-box";
import { MissingKeyError } from "./secrets/secret-box";
import { hasSsoSecrets } from "./sso/set-sso-provider";
import { createExchangeRates } from "./exchange-rates/create-exchange-rates";
import { createSandboxStays } from "./suppliers/sandbox/sandbox-stays";
import type { DealSuppliers } from "./suppliers/deal-supplier";
import type { HotelBookingSupplier } from "./suppliers/hotel-supplier";
import { traceCalls } from "./suppliers/trace-calls";
import { startMailDispatcher } from "./mail/start-mail-dispatcher";
import { queuePurge } from "./purges/queue-purge";
import { startPurgeDispatcher, type PurgeDispatcher } from "./purges/start-purge-dispatcher";

const drainMs = 8_000;

type Settings = {
  dataDir: string;
  databaseUrl?: string | undefined;
  backendToken: string;
  /** The address to listen on; loopback unless given. */
  hostname?: string;
  /** 0 takes any free one. */
  port: number;
  /** Where Prometheus asks; nobody listens unless given. */
  metricsAt?: { host: string; port: number } | undefined;
  /** Storefronts that are told what to forget. */
  purgeUrls?: readonly string[];
  /** Where deals come from; the sandbox unless given. */
  suppliers?: DealSuppliers;
  /** Where hotels are searched and booked; the sandbox unless given. */
  createStays?: (db: ScopedDatabase) => HotelBookingSupplier;
  /** The clock of bookings and payments. */
  now?: () => Date;
  /** Stands between bookings and all that they ask: for drills, which stop them there. */
  watchBookings?: (outside: Outside) => Outside;
};
type Outside = Pick<BookingDependencies, "db" | "stays" | "getPaymentGateway">;

/** How programs of this machine reach what listens on an address. */
const toReachable = (hostname: string) => (hostname === "0.0.0.0" || hostname === "::" ? "127.0.0.1" : hostname.includes(":") ? `[${hostname}]` : hostname);

async function close(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(deadline);
}

/**
 * Opens the database, seeds the demo where one is wanted, and serves both APIs.
 * @returns the address and a function that finishes what is under way, then closes the database and gives its lock back
 * @throws when the data directory is in use, the database can't be opened or the port is taken
 */
export async function startBackend({
  dataDir,
  databaseUrl,
  backendToken,
  hostname = "127.0.0.1",
  port,
  metricsAt,
  purgeUrls = [],
  suppliers,
  createStays,
  now = () => new Date(),
  watchBookings = (outside) => outside,
}: Settings) {
  const { ROOT_DOMAIN: rootDomain, DEFAULT_AGENCY: defaultAgency, ALLOW_LOOPBACK_URLS: allowLoopbackUrls } = env();
  const { EXCHANGE_RATES_URL, SECRETS_KEY, SMTP_URL, MAIL_FROM, REDIS_URL, NODE_ENV } = env();
  const database = await openBackendDatabase({ dataDir, databaseUrl });
  let purgeDispatcher: PurgeDispatcher | undefined;
  try {
    if (seedsDemo(env())) await seedDemo(database.db, { rootDomain });
    const keepsSecrets = async () => (await hasSsoSecrets(database.db)) || (await hasGatewaySecrets(database.db));
    if (databaseUrl && SECRETS_KEY.length === 0 && (await keepsSecrets())) throw new MissingKeyError();
    const secrets = openSecretBox({ secretsKeys: SECRETS_KEY, dataDir, databaseUrl });
    const operatorToken = randomBytes(32).toString("hex");
    const purgeRates = () =>
      void queuePurge(database.db, [ratesTag]).catch((error: unknown) => logLine("error", { message: `purges: ${toErrorMessage(error)}` }));
    const exchangeRates = createExchangeRates(EXCHANGE_RATES_URL, { onChange: purgeRates });
    const showsMails = NODE_ENV === "development";
    const identity = { backendToken, operatorToken, rootDomain, defaultAgency, allowLoopbackUrls, secrets };
    const findGateway = createGatewayFinder({ db: database.db, secrets, now });
    const bookings = {
      ...watchBookings({
        db: database.db,
        stays: traceCalls(createStays ? createStays(database.db) : createSandboxStays({ db: database.db, now }), "supplier"),
        getPaymentGateway: async (...asked) => {
          const gateway = await findGateway(...asked);
          return gateway && traceCalls(gateway, `gateway ${gateway.name}`);
        },
      }),
      exchangeRates,
      now,
      logProblem: (message: string) => logLine("error", { message }),
    };
    const wakeBooking = createBookingWaker(bookings);
    const shared = REDIS_URL ? createSharedCounters(REDIS_URL, bookings) : null;
    const openCounter = shared?.openCounter ?? openCounterInMemory;
    const metrics = metricsAt ? createBackendMetrics(database.pool) : null;
    if (metrics && metricsAt) await serveMetrics(metrics.register, metricsAt);
    const { countRequests } = metrics ?? {};
    const purgeSecret = toPurgeSecret(backendToken);
    const purging = (purgeDispatcher = startPurgeDispatcher({ db: database.db, urls: purgeUrls, secret: purgeSecret }));
    const afterChanges = { wakeBooking, deliverPurges: () => purging.deliver() };
    const app = createApp({ countRequests, ...bookings, ...identity, ...afterChanges, ...(suppliers ? { suppliers } : {}), showsMails, openCounter });
    const server = serve({ fetch: app.fetch, hostname, port }) as Server;
    await once(server, "listening");
    const url = `http://${toReachable(hostname)}:${(server.address() as AddressInfo).port}`;
    const dispatcher = SMTP_URL && MAIL_FROM ? startMailDispatcher({ db: database.db, smtpUrl: SMTP_URL, mailFrom: MAIL_FROM }) : null;
    const sandboxEvents = startSandboxEvents({ ...bookings, wakeBooking });
    const worker = startBookingWorker(bookings);
    writeConnectionFile(dataDir, { url, operatorToken });
    const stop = async () => {
      removeConnectionFile(dataDir);
      exchangeRates.stop();
      await close(server);
      shared?.stop();
      await Promise.all([dispatcher?.stop(), sandboxEvents.stop(), worker.stop(), purging.stop()]);
      await database.close();
    };
    return { url, stop };
  } catch (error) {
    await purgeDispatcher?.stop();
    await database.close();
    throw error;
  }
}
