import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Writable } from "node:stream";
import { serve } from "@hono/node-server";
import { env, seedsDemo, seedsDemoBookings } from "@/lib/env";
import { logLine } from "@/lib/observability/log-line";
import { serveMetrics } from "@/lib/observability/serve-metrics";
import { toPurgeSecret } from "@/lib/signed-events/purge-event";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import { createAgencyCheck } from "./agencies/create-agency-check";
import { writeBackup } from "./backups/write-backup";
import type { BookingDependencies } from "./booking/bookings/booking-dependencies";
import { dropLeases } from "./booking/bookings/drop-leases";
import { startEraser } from "./people/start-eraser";
import { startBookingWorker } from "./booking/bookings/start-booking-worker";
import { createBookingWaker } from "./booking/bookings/wake-booking-of-payment";
import { collectGarbage } from "./collect-garbage";
import { removeConnectionFile, writeConnectionFile } from "./data-dir/connection-file";
import { createApp } from "./create-app";
import { createBackendMetrics } from "./http/backend-metrics";
import { openBackendDatabase } from "./open-backend-database";
import { createDomainResolver, type DomainResolver } from "./domains/look-up-domain";
import { startDomainWatch } from "./domains/start-domain-watch";
import { describeDatabase } from "./db/describe-database";
import { toErrorMessage } from "./errors/to-error-message";
import { startDemoYear } from "./demo/demo-year/start-demo-year";
import { seedDemo } from "./demo/seed-demo";
import { seedDemoSignIn, type DemoSignIn } from "./demo/seed-demo-sign-in";
import { createSharedCounters } from "./limits/create-shared-counters";
import { openCounterInMemory } from "./limits/open-counter";
import { listAllPaymentNotes } from "./agencies/list-payment-notes";
import { createSearchLog } from "./past-searches/create-search-log";
import { createGatewayFinder } from "./payments/create-gateway-finder";
import { startSandboxEvents } from "./payments/sandbox/start-sandbox-events";
import { makePrivate } from "./data-dir/make-private";
import { createExchangeRates } from "./exchange-rates/create-exchange-rates";
import { createEarlyPolls } from "./booking/supplier-changes/create-early-polls";
import { createServices } from "./services/create-services";
import { siteConfig, type SiteConfig } from "./site.config";
import { dealDeadlines } from "./ports/deal-supplier";
import { guardSupplier } from "./suppliers/guard-supplier";
import { openSuppliers } from "./suppliers/open-suppliers";
import { traceCalls } from "./suppliers/trace-calls";
import { startMailDispatcher } from "./mail/start-mail-dispatcher";
import { createWorkMetrics } from "./work-figures/create-work-metrics";
import { readWorkFigures } from "./work-figures/read-work-figures";
import { queuePurge } from "./purges/queue-purge";
import { startPurgeDispatcher, type PurgeDispatcher } from "./purges/start-purge-dispatcher";
import { startWebhookDispatcher } from "./webhooks/start-webhook-dispatcher";

const drainMs = 8_000;

type Settings = {
  dataDir: string;
  databaseUrl?: string | undefined;
  backendToken: string;
  /** The address to listen on; loopback by default. */
  hostname?: string;
  /** 0 takes any free one. */
  port: number;
  /** Prometheus's listener; none by default. */
  metricsAt?: { host: string; port: number } | undefined;
  /** Storefronts that purges are sent to. */
  purgeUrls?: readonly string[];
  /** How users of the demo's Nordlys sign in; not at all by default. */
  demoSignIn?: DemoSignIn | null | undefined;
  /** Its suppliers and gateways: those of `site.config.ts` by default. */
  config?: SiteConfig;
  /** Asks DNS about agencies' own domains. */
  resolver?: DomainResolver;
  /** The clock of bookings and payments. */
  now?: () => Date;
  /** Wraps everything bookings call: for drills, which stop them there. */
  watchBookings?: (outside: Outside) => Outside;
};
type Outside = Pick<BookingDependencies, "db" | "services" | "getPaymentGateway">;

/** The address at which programs of this machine reach the listener. */
const toReachable = (hostname: string) =>
  hostname === "0.0.0.0" || hostname === "::"
    ? "127.0.0.1"
    : hostname.includes(":")
      ? `[${hostname}]`
      : hostname;

async function close(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(deadline);
}

/**
 * Opens the database, seeds the demo if configured, and serves both APIs.
 * @returns the URL, whether Nordlys' users may sign in by `demoSignIn`, whether any agency exists
 * yet, and a function that finishes running work, then closes the database and releases its lock
 * @throws if the data directory is in use, the database can't be opened or the port is taken
 */
export async function startBackend({
  dataDir,
  databaseUrl,
  backendToken,
  hostname = "127.0.0.1",
  port,
  metricsAt,
  purgeUrls = [],
  demoSignIn = null,
  config = siteConfig,
  resolver = createDomainResolver(env().DNS_SERVERS),
  now = () => new Date(),
  watchBookings = (outside) => outside,
}: Settings) {
  const {
    ROOT_DOMAIN: rootDomain,
    DEFAULT_AGENCY: defaultAgency,
    ALLOW_LOOPBACK_URLS: allowLoopbackUrls,
  } = env();
  const { EXCHANGE_RATES_URL, SMTP_URL, MAIL_FROM, REDIS_URL, NODE_ENV, SITE_ADDRESSES } = env();
  // The connection file is stored there; the embedded database makes it private itself.
  if (databaseUrl) makePrivate(dataDir);
  const database = await openBackendDatabase({ dataDir, databaseUrl });
  let purgeDispatcher: PurgeDispatcher | undefined;
  try {
    const { secrets } = database;
    if (seedsDemo(env()))
      await seedDemo(database.db, {
        rootDomain,
        ...(demoSignIn ? { nordlysReturnUrl: demoSignIn.address } : {}),
      });
    if (!databaseUrl) await dropLeases(database.db);
    const takesDemoSignIn =
      demoSignIn && seedsDemo(env())
        ? await seedDemoSignIn(database.db, secrets, demoSignIn)
        : false;
    const operatorToken = randomBytes(32).toString("hex");
    const purgeRates = () =>
      void queuePurge(database.db, [ratesTag]).catch((error: unknown) =>
        logLine("error", { message: `purges: ${toErrorMessage(error)}` }),
      );
    const exchangeRates = createExchangeRates(EXCHANGE_RATES_URL, { onChange: purgeRates });
    const showsMails = NODE_ENV === "development";
    const identity = {
      backendToken,
      operatorToken,
      rootDomain,
      defaultAgency,
      allowLoopbackUrls,
      secrets,
    };
    const { gateways } = config;
    const findGateway = createGatewayFinder({ db: database.db, secrets, gateways, now });
    const logProblem = (message: string) => logLine("error", { message });
    const context = { db: database.db, now, logProblem };
    const serviceSuppliers = openSuppliers(config.suppliers, context);
    const bookings = {
      ...watchBookings({
        db: database.db,
        services: createServices(serviceSuppliers),
        getPaymentGateway: async (...asked) => {
          const gateway = await findGateway(...asked);
          return gateway && traceCalls(gateway, `gateway ${gateway.name}`);
        },
      }),
      exchangeRates,
      now,
      logProblem,
    };
    const domains = { resolver, siteAddresses: SITE_ADDRESSES };
    const wakeBooking = createBookingWaker(bookings);
    const earlyPolls = createEarlyPolls(now);
    const shared = REDIS_URL
      ? createSharedCounters(REDIS_URL, { log: (level, message) => logLine(level, { message }) })
      : null;
    const openCounter = shared?.openCounter ?? openCounterInMemory;
    const metrics = metricsAt ? createBackendMetrics(database.pool) : null;
    const workMetrics = createWorkMetrics({
      read: () => readWorkFigures(database.db, { now: now() }),
    });
    const readWork = () => workMetrics.metrics();
    if (metrics && metricsAt)
      await serveMetrics([() => metrics.register.metrics(), readWork], metricsAt);
    const { countRequests } = metrics ?? {};
    const purgeSecret = toPurgeSecret(backendToken);
    const purging = (purgeDispatcher = startPurgeDispatcher({
      db: database.db,
      urls: purgeUrls,
      secret: purgeSecret,
    }));
    const afterChanges = { wakeBooking, earlyPolls, deliverPurges: () => purging.deliver() };
    const backsUp = { writeBackup: (output: Writable) => writeBackup(database.unscoped, output) };
    const searchLog = createSearchLog(bookings);
    const app = createApp({
      ...backsUp,
      searchLog,
      countRequests,
      readWork,
      ...bookings,
      config,
      serviceSuppliers,
      ...identity,
      ...afterChanges,
      ...domains,
      suppliers: guardSupplier(config.deals, { name: "deals", deadlines: dealDeadlines }),
      showsMails,
      openCounter,
    });
    const server = serve({ fetch: app.fetch, hostname, port }) as Server;
    await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      throw new Error(`BACKEND_PORT: ${port} is in use, stop what uses it or choose another`);
    });
    const url = `http://${toReachable(hostname)}:${(server.address() as AddressInfo).port}`;
    const dispatcher =
      SMTP_URL && MAIL_FROM
        ? startMailDispatcher({ db: database.db, smtpUrl: SMTP_URL, mailFrom: MAIL_FROM })
        : null;
    const sandboxEvents = startSandboxEvents({ ...bookings, wakeBooking });
    const worker = startBookingWorker(bookings, { earlyPolls });
    const eraser = startEraser(bookings);
    const webhooks = startWebhookDispatcher({ ...context, outbound: { allowLoopbackUrls } });
    const domainWatch = startDomainWatch({ ...context, ...domains, rootDomain });
    for (const message of await database.db.forOperator((tx) => listAllPaymentNotes(tx, gateways)))
      logLine("warn", { message });
    writeConnectionFile(dataDir, {
      url,
      operatorToken,
      database: describeDatabase({ dataDir, databaseUrl }),
    });
    // Takes seconds, so it isn't awaited.
    const demoYear = seedsDemoBookings(env())
      ? startDemoYear(database.db, { rootDomain, now: now() })
      : null;
    // The first start leaves behind another whole database, from which PGlite copied its own.
    collectGarbage();
    void demoYear?.done.then((written) => {
      if (written > 0) collectGarbage();
    });
    const stop = async () => {
      removeConnectionFile(dataDir);
      exchangeRates.stop();
      await demoYear?.stop();
      await close(server);
      shared?.stop();
      await Promise.all([
        ...[dispatcher?.stop(), sandboxEvents.stop(), purging.stop()],
        ...[worker.stop(), eraser.stop(), domainWatch.stop(), webhooks.stop()],
        searchLog.flush(),
      ]);
      await database.close();
    };
    return { url, stop, takesDemoSignIn, hasAgencies: createAgencyCheck(database.db) };
  } catch (error) {
    await purgeDispatcher?.stop();
    await database.close();
    throw error;
  }
}
