import "@/lib/api/configure-zod";
import type { Writable } from "node:stream";
import { uploadPictureEndpoint } from "@/lib/api/contract/media";
import { setPhotoEndpoint } from "@/lib/api/contract/profile";
import { logLine } from "@/lib/observability/log-line";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAgencyCheck } from "./agencies/create-agency-check";
import { createAgencyFinder } from "./agencies/create-agency-finder";
import type { BookingDependencies } from "./booking/bookings/booking-dependencies";
import { createBookingWaker } from "./booking/bookings/wake-booking-of-payment";
import type { ScopedDatabase } from "./db/scoped";
import type { DealDependencies } from "./deals/deal-dependencies";
import type { Operation } from "./documentation/operation";
import { snapshotRates } from "./exchange-rates/snapshot-rates";
import { answerError, logErrorLine, type LogError } from "./http/answer-error";
import type { AppEnv } from "./http/app-env";
import { createContextResolver } from "./access/create-context-resolver";
import { createHandle } from "./access/create-handle";
import { createOperatorRoute, type DeliverPurges } from "./http/create-operator-route";
import { identifyRequest } from "./http/identify-request";
import { traceRequest } from "./http/trace-request";
import { refuseOtherMethods } from "./http/refuse-other-methods";
import { createDomainResolver, type DomainResolver } from "./domains/look-up-domain";
import { createAccountThrottles } from "./limits/create-account-throttles";
import { openCounterInMemory, type OpenCounter } from "./limits/open-counter";
import { createRecipientLimiters } from "./limits/recipient-limits";
import type { Resolve } from "./outbound/create-guarded-fetch";
import { createDealTokens } from "./enquiries/deal-token";
import { createSearchLog, type SearchLog } from "./past-searches/create-search-log";
import { createGatewayFinder } from "./payments/create-gateway-finder";
import type { PaymentEventDependencies } from "./payments/receive-payment-event";
import { RouteError } from "./errors/route-error";
import { registerAcademyRoutes } from "./routes/academy";
import { registerAccountRoutes } from "./routes/accounts";
import { registerAgencyRoutes } from "./routes/agencies";
import { registerAgencyBookingRoutes } from "./routes/agency-bookings";
import { registerApplicationRoutes } from "./routes/applications";
import { registerClientRoutes } from "./routes/clients";
import { registerAuditEventRoutes } from "./routes/audit-events";
import { registerBookingRoutes } from "./routes/bookings";
import { registerCountryRoutes } from "./routes/countries";
import { registerCruiseRoutes } from "./routes/cruises";
import { registerDashboardRoutes } from "./routes/dashboards";
import { registerDealRoutes } from "./routes/deals";
import { registerDocumentation } from "./routes/documentation";
import { registerDomainRoutes } from "./routes/domains";
import { registerEnquiryRoutes } from "./routes/enquiries";
import { registerExchangeRateRoutes } from "./routes/exchange-rates";
import { registerHealthRoute } from "./routes/health";
import { registerMailRoutes } from "./routes/mails";
import { registerOperatorBackupRoute } from "./routes/operator-backups";
import { registerMediaRoutes } from "./routes/media";
import { registerMetricsRoute } from "./routes/metrics";
import { registerOperatorAcademyRoutes } from "./routes/operator-academy";
import { registerOperatorRoutes } from "./routes/operator-agencies";
import { registerOperatorBookingRoutes } from "./routes/operator-bookings";
import { registerOperatorEventRoutes } from "./routes/operator-events";
import { registerOperatorMarkupRoutes } from "./routes/operator-markups";
import { registerOperatorMailRoutes } from "./routes/operator-mails";
import { registerOperatorPaymentRoutes } from "./routes/operator-payments";
import { registerOperatorSupplierRoutes } from "./routes/operator-suppliers";
import { registerOperatorSecretRoutes } from "./routes/operator-secrets";
import { registerOperatorSsoRoutes } from "./routes/operator-sso";
import { registerOperatorSubscriptionRoutes } from "./routes/operator-subscriptions";
import { registerOperatorStoryRoutes } from "./routes/operator-stories";
import { registerOperatorUserRoutes } from "./routes/operator-users";
import { registerPastSearchRoutes } from "./routes/past-searches";
import { registerPaymentEventRoute } from "./routes/payment-events";
import { registerPaymentRoutes } from "./routes/payments";
import { registerPendingOrderRoutes } from "./routes/pending-orders";
import { registerProfileRoutes } from "./routes/profile";
import { registerQuoteRoutes } from "./routes/quotes";
import { registerSavedItemRoutes } from "./routes/saved-items";
import { registerSavedViewRoutes } from "./routes/saved-views";
import { registerSessionRoutes } from "./routes/sessions";
import { registerSsoRoutes } from "./routes/sso";
import { registerStoryRoutes } from "./routes/stories";
import { registerSubscriptionRoutes } from "./routes/subscriptions";
import { registerSuggestionRoutes } from "./routes/suggestions";
import { registerSupplierEventRoute } from "./routes/supplier-events";
import { registerSupportRoutes } from "./routes/support";
import { registerAgencySettingsRoutes } from "./routes/agency-settings";
import { registerTeamRoutes } from "./routes/team";
import { registerUserRoutes } from "./routes/users";
import { registerWalletRoutes } from "./routes/wallets";
import { registerWebhookRoutes } from "./routes/webhooks";
import { createSnapshotStore, type SnapshotStore } from "./searches/create-snapshot-store";
import type { SecretBox } from "./secrets/secret-box";
import { getViewer } from "./sessions/get-viewer";
import { createSsoDependencies } from "./sso/create-sso-dependencies";
import { endProviderSession } from "./sso/end-provider-session";
import { createServices } from "./services/create-services";
import { mapServices } from "./services/service-modules";
import type { ServiceRegistry } from "./booking/services/create-service-registry";
import { createEarlyPolls } from "./booking/supplier-changes/create-early-polls";
import { siteConfig, type SiteConfig } from "./site.config";
import type { SupplierEventDependencies } from "./supplier-events/receive-supplier-event";
import { openSuppliers, type ServiceSuppliers } from "./suppliers/open-suppliers";

/** An agency's policies alone may exceed any search. */
const maximumBytes = {
  call: 100_000,
  operator: 1_000_000,
  photo: setPhotoEndpoint.takesImage.maximumBytes,
  picture: uploadPictureEndpoint.takesImage.maximumBytes,
};

/** An event is JSON text within JSON: escaping its quotes doubles their size. */
const largerPaths = [
  "/api/operator/",
  "/api/payment-events/",
  "/api/supplier-events/",
  "/api/agency/settings/",
  "/api/agency/product-settings",
  "/api/agency/payment-settings",
  "/api/agency/stories/",
];
const toBodyKind = (path: string): keyof typeof maximumBytes =>
  path === setPhotoEndpoint.path
    ? "photo"
    : path === uploadPictureEndpoint.path
      ? "picture"
      : largerPaths.some((start) => path.startsWith(start))
        ? "operator"
        : "call";

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new RouteError(413, "body_too_large", `The body is larger than ${maxSize} bytes`);
    },
  });

export type AppSettings = {
  db: ScopedDatabase;
  /** The service credential that storefronts share with this backend. */
  backendToken: string;
  /** Lets an operator manage agencies; only accepted on `/api/operator`. */
  operatorToken: string;
  rootDomain: string;
  /** Subdomain of the agency on the bare root domain. */
  defaultAgency: string;
  /** Lets agencies use URLs on this machine: demos and tests. */
  allowLoopbackUrls: boolean;
  /** Encrypts agencies' secrets, so that reading the tables doesn't reveal them. */
  secrets: SecretBox;
  /** Resolves host names of outgoing requests to agencies' URLs. */
  resolveHost?: Resolve;
  /** Asks DNS about agencies' own domains. */
  resolver?: DomainResolver;
  /** Where those have to lead; each agency's own host under the root domain by default. */
  siteAddresses?: readonly string[];
  /** How long after fetching a provider's keys an unknown key causes another fetch. */
  keysCooldownMs?: number;
  /** Lets holders of the service credential read mails: development. */
  showsMails?: boolean;
  logError?: LogError;
  /** Sees every request, for metrics. */
  countRequests?: MiddlewareHandler<AppEnv> | undefined;
  /**
   * Prometheus text of work in progress and overdue, for the front door that this backend is
   * embedded in.
   */
  readWork?: () => Promise<string>;
  /** Where rate limits count; in this process by default. */
  openCounter?: OpenCounter;
  /** Notifies storefronts of an operator's change. */
  deliverPurges?: DeliverPurges;
  /** Writes all rows of the database for an operator; only set in a running backend. */
  writeBackup?: (output: Writable) => Promise<unknown>;
  /** Its suppliers and gateways: those of `site.config.ts` by default. */
  config?: SiteConfig;
  /** Where each service is searched and booked; the config's by default. */
  serviceSuppliers?: Partial<ServiceSuppliers>;
  /** What accounts at suppliers are tried with; the network by default. */
  supplierFetch?: typeof globalThis.fetch;
  /** What can be booked; all services by default. */
  services?: ServiceRegistry;
  /** Caches what suppliers found. */
  snapshots?: SnapshotStore;
  /** Notes searches behind their responses. */
  searchLog?: SearchLog;
  /** Is given every call that the document describes. */
  operations?: Operation[];
  /** How long a search waits for suppliers before it responds with `searching`. */
  searchWaitMs?: number;
} & Partial<
  Omit<DealDependencies, "dealTokens"> &
    Pick<PaymentEventDependencies, "getPaymentGateway" | "wakeBooking"> &
    Pick<SupplierEventDependencies, "earlyPolls"> &
    Pick<BookingDependencies, "logProblem" | "patienceMs">
>;

/** Both APIs of the product: the main one under `/api`, the resort one under `/resort`. */
export function createApp({
  db,
  backendToken,
  operatorToken,
  rootDomain,
  defaultAgency,
  allowLoopbackUrls,
  secrets,
  resolveHost,
  resolver = createDomainResolver(),
  siteAddresses = [],
  keysCooldownMs,
  showsMails = false,
  deliverPurges,
  writeBackup,
  logError = logErrorLine,
  countRequests,
  readWork,
  openCounter = openCounterInMemory,
  config = siteConfig,
  suppliers = config.deals,
  exchangeRates = { getRates: () => snapshotRates },
  now = () => new Date(),
  serviceSuppliers: given = {},
  services: sold,
  supplierFetch,
  snapshots = createSnapshotStore(),
  searchWaitMs = 800,
  getPaymentGateway = createGatewayFinder({ db, secrets, gateways: config.gateways, now }),
  wakeBooking,
  earlyPolls = createEarlyPolls(now),
  logProblem = (message) => logLine("error", { message }),
  patienceMs,
  searchLog = createSearchLog({ db, now, logProblem }),
  operations = [],
}: AppSettings) {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(error, c, logError));
  app.notFound((c) =>
    answerError(new RouteError(404, "not_found", "There is no such call"), c, logError),
  );
  app.use(identifyRequest(backendToken));
  app.use(traceRequest);
  if (countRequests) app.use(countRequests);
  const limits = {
    call: limitBody(maximumBytes.call),
    operator: limitBody(maximumBytes.operator),
    photo: limitBody(maximumBytes.photo),
    picture: limitBody(maximumBytes.picture),
  };
  app.use((c, next) => limits[toBodyKind(c.req.path)](c, next));

  const getAgency = createAgencyFinder({ db, rootDomain, defaultAgency });
  const resolveContext = createContextResolver({
    getAgency,
    hasAgencies: createAgencyCheck(db),
    getViewer: (agencyId, accessToken) => getViewer(db, agencyId, { accessToken }),
    now,
  });
  const handle = createHandle(app, { resolveContext, operations });
  registerHealthRoute(app, { db, operations });
  if (readWork) registerMetricsRoute(app, readWork);
  registerAgencyRoutes(handle, { db, now });
  const throttles = createAccountThrottles({ secrets, backendToken, openCounter });
  const recipients = createRecipientLimiters(openCounter);
  registerAccountRoutes(handle, { db, now, recipients, ...throttles });
  const outbound = { allowLoopbackUrls, ...(resolveHost ? { resolve: resolveHost } : {}) };
  const sso = createSsoDependencies({
    db,
    secrets,
    knownBrowsers: throttles.knownBrowsers,
    outbound,
    keysCooldownMs,
    rootDomain,
    now,
  });
  registerSessionRoutes(handle, {
    db,
    now,
    ...throttles,
    endProviderSession: (ended) => endProviderSession(sso, ended),
  });
  registerProfileRoutes(handle, db);
  registerMediaRoutes(handle, { db, openCounter, now });
  registerUserRoutes(handle, db);
  registerStoryRoutes(handle, { db, now });
  registerSavedItemRoutes(handle, { db, now });
  registerSavedViewRoutes(handle, { db, now });
  registerSupportRoutes(handle, { db, now });
  registerWalletRoutes(handle, db);
  registerMailRoutes(handle, { db, showsMails });
  registerDashboardRoutes(handle, { db, now });
  registerPastSearchRoutes(handle, db);
  registerApplicationRoutes(handle, { db, openCounter, now });
  registerClientRoutes(handle, { db, now });
  registerAuditEventRoutes(handle, { db, now });
  const dealTokens = createDealTokens(secrets);
  const serviceSuppliers = openSuppliers(config.suppliers, { db, now, logProblem }, given);
  const services = sold ?? createServices(serviceSuppliers);
  const shopping = {
    ...{ db, snapshots, searchWaitMs, exchangeRates, now },
    ...{ searchLog, openCounter, getPaymentGateway, logProblem, logError, dealTokens },
  };
  registerCountryRoutes(handle, { exchangeRates });
  registerExchangeRateRoutes(handle, { exchangeRates });
  registerDealRoutes(handle, { ...shopping, suppliers });
  registerSuggestionRoutes(handle, { suppliers, logError });
  registerCruiseRoutes(handle);
  registerEnquiryRoutes(handle, { db, dealTokens, openCounter, recipients, now });
  mapServices(serviceSuppliers, (module, own) =>
    module.register(handle, { ...shopping, suppliers: own }),
  );
  registerSsoRoutes(handle, { ...sso, openCounter });
  registerPaymentRoutes(handle, { db, now });
  const bookings = { db, services, getPaymentGateway, exchangeRates, now, logProblem, patienceMs };
  registerPaymentEventRoute(handle, {
    db,
    getPaymentGateway,
    wakeBooking: wakeBooking ?? createBookingWaker(bookings),
    now,
    logProblem,
  });
  const { gateways, suppliers: providers } = config;
  registerSupplierEventRoute(handle, { db, providers, earlyPolls, now, logProblem });
  registerQuoteRoutes(handle, { ...bookings, openCounter });
  registerBookingRoutes(handle, { ...bookings, openCounter, recipients });
  registerAgencyBookingRoutes(handle, { ...bookings, openCounter, recipients });
  registerPendingOrderRoutes(handle, { ...bookings, recipients });
  registerTeamRoutes(handle, { db, recipients, now });
  registerAgencySettingsRoutes(handle, {
    ...{ db, secrets, rootDomain, allowLoopbackUrls, gateways, openCounter, now },
  });
  registerSubscriptionRoutes(handle, { db, now });
  registerAcademyRoutes(handle, { db, openCounter, now });
  registerDomainRoutes(handle, { db, resolver, rootDomain, siteAddresses, openCounter, now });
  registerWebhookRoutes(handle, { db, rootDomain, allowLoopbackUrls, openCounter, now });

  const operatorRoute = createOperatorRoute(app, { operatorToken, deliverPurges, operations });
  registerOperatorRoutes(operatorRoute, {
    ...{ db, rootDomain, allowLoopbackUrls, gateways, now, logProblem },
  });
  registerOperatorStoryRoutes(operatorRoute, { db, now, allowLoopbackUrls });
  registerOperatorMarkupRoutes(operatorRoute, db);
  registerOperatorMailRoutes(operatorRoute, { db, now });
  registerOperatorEventRoutes(operatorRoute, db);
  registerOperatorUserRoutes(operatorRoute, { db, now, ...throttles });
  registerOperatorBookingRoutes(operatorRoute, bookings);
  registerOperatorSubscriptionRoutes(operatorRoute, { db, now, allowLoopbackUrls });
  registerOperatorAcademyRoutes(operatorRoute, { db, now });
  registerOperatorSsoRoutes(operatorRoute, { db, secrets, outbound });
  registerOperatorPaymentRoutes(operatorRoute, { db, secrets, gateways });
  registerOperatorSupplierRoutes(operatorRoute, {
    ...{ db, secrets, providers, now, fetch: supplierFetch },
  });
  registerOperatorSecretRoutes(operatorRoute, { db, secrets });
  if (writeBackup) registerOperatorBackupRoute(operatorRoute, writeBackup);
  registerDocumentation(app, operations);
  refuseOtherMethods(app);
  return app;
}
