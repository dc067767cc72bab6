import "@/lib/api/configure-zod";
import { OpenAPIHono } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { createAgencyFinder } from "./agencies/create-agency-finder";
import type { ScopedDatabase } from "./db/scoped";
import type { DealDependencies } from "./deals/deal-dependencies";
import { snapshotRates } from "./exchange-rates/snapshot-rates";
import { answerError, logErrorLine, type LogError } from "./http/answer-error";
import type { AppEnv } from "./http/app-env";
import { createContextResolver } from "./http/create-context-resolver";
import { createHandle } from "./http/create-handle";
import { identifyRequest } from "./http/identify-request";
import { refuseOtherMethods } from "./http/refuse-other-methods";
import { RouteError } from "./request-context";
import { registerAgencyRoutes } from "./routes/agencies";
import { registerHealthRoute } from "./routes/health";
import { registerInventoryRoutes } from "./routes/inventory";
import { getViewer } from "./sessions/get-viewer";
import { sandboxSuppliers } from "./suppliers/sandbox/sandbox-suppliers";

const maximumBodyBytes = 100_000;

export type AppSettings = {
  db: ScopedDatabase;
  /** The service credential that storefronts know this backend by. */
  backendToken: string;
  rootDomain: string;
  /** Subdomain of the agency that answers the bare root domain. */
  defaultAgency: string;
  logError?: LogError;
} & Partial<DealDependencies>;

/** Both APIs of the product: the main one under `/api`, the resort one under `/resort`. */
export function createApp({
  db,
  backendToken,
  rootDomain,
  defaultAgency,
  logError = logErrorLine,
  suppliers = sandboxSuppliers,
  exchangeRates = { getRates: () => snapshotRates },
  now = () => new Date(),
}: AppSettings) {
  const app = new OpenAPIHono<AppEnv>();
  app.onError((error, c) => answerError(error, c, logError));
  app.notFound((c) => answerError(new RouteError(404, "not_found", "There is no such call"), c, logError));
  app.use(identifyRequest(backendToken));
  app.use(
    bodyLimit({
      maxSize: maximumBodyBytes,
      onError: () => {
        throw new RouteError(413, "body_too_large", `The body is larger than ${maximumBodyBytes} bytes`);
      },
    }),
  );

  const getAgency = createAgencyFinder({ db, rootDomain, defaultAgency });
  const handle = createHandle(app, createContextResolver({ getAgency, getViewer: (agencyId, accessToken) => getViewer(db, agencyId, { accessToken }) }));
  registerHealthRoute(app, db);
  registerAgencyRoutes(handle);
  registerInventoryRoutes(handle, { suppliers, exchangeRates, now, logError });
  refuseOtherMethods(app);
  return app;
}
