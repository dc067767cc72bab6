// Import directions (README, "Work on it"): a request only ever moves down, and nothing imports
// anything above itself. oxlint checks cycles (import/no-cycle); what reaches the browser is
// scripts/checks/check-browser-imports.mjs's work: with TypeScript 7 this tool reads through swc
// and cannot tell a type-only import from another.
const isTest = "\\.(test|spec)\\.tsx?$|/testing/|^backend/drills/";
// Runs in the embedded backend's worker thread, which development starts from TypeScript.
const startsBackend = "^server/backend-worker\\.mjs$";
// Makes every browser call to the real backend.
const walksBackend = "^lib/browser-door/every-call\\.test\\.ts$";
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * The folders of the backend, floor by floor from below; within a floor each stands after those it
 * imports. What stands beside them (`create-app.ts`, `start-backend.ts`, commands) is the entry.
 */
const backendFloors = {
  ground: ["data-dir", "errors", "exchange-rates", "reference-data", "ports"],
  database: ["secrets", "db"],
  house: [
    ...["documentation", "lists", "outbound", "security-events", "short-links", "workers", "mail"],
    ...["purges", "http", "audit", "limits", "photos"],
  ],
  who: [
    ...["agencies", "subscriptions", "navigation", "users", "sessions", "access"],
    ...["webhooks", "applications", "accounts", "sso"],
  ],
  suppliers: ["ledger", "provider-accounts", "payments", "pricing", "searches", "suppliers"],
  booking: ["booking"],
  services: [
    ...["blogs", "cruises", "destinations", "support", "enquiries", "past-searches"],
    ...["suggestions", "deals", "shops", "activities", "cars", "flights", "hotels", "services"],
    ...["saved-items", "supplier-events"],
  ],
  desk: [
    ...["academy", "agency-bookings", "agency-settings", "audit-log", "clients", "dashboards"],
    ...["domains", "media", "people", "saved-views", "team", "work-figures"],
  ],
  entry: ["demo", "key-rotation", "backups", "operators", "routes"],
};
/** The same of `lib/`. */
const libFloors = {
  contract: ["money", "api/contract"],
  tools: [
    ...["comparison", "device", "early-input", "dates", "consent", "forms", "lists", "mailbox"],
    ...["maps", "network", "observability", "residence", "rich-text", "saved-items"],
    ...["recent-items", "saved-views", "signed-events"],
  ],
  site: [
    ...["tenant", "deals", "i18n", "results", "routes", "analytics", "remote-app", "session"],
    ...["seo", "testing", "visits", "api/browser", "login"],
  ],
  nouns: [
    ...["agency-bookings", "applications", "team", "audit", "dashboards", "domains", "tickets"],
    ...["clients", "payment-settings", "product-settings", "settings"],
    ...["product-settings", "settings", "webhooks"],
    ...["bookings", "calendars", "checkout", "prices", "activities", "cars"],
    ...["flights", "hotels", "resorts", "enquiries", "queries", "services"],
  ],
  entry: ["data", "sso", "browser-door", "client-errors"],
};
/** Rules by which each folder of a layer imports only those before it: no circle can form. */
const inOrder = (layer, folders) => [
  ...folders
    .slice(0, -1)
    .map((folder, index) =>
      never(
        `${layer}-${folder.replace("/", "-")}-stands-below`,
        `${layer}/${folder} imports only folders before it in this file's list.`,
        { path: `^${layer}/${folder}/`, pathNot: isTest },
        { path: `^${layer}/(${folders.slice(index + 1).join("|")})/`, pathNot: isTest },
      ),
    ),
  never(
    `${layer}-folders-are-listed`,
    `A new folder of ${layer}/ takes its place in this file's list.`,
    { path: `^${layer}/(?!(${folders.join("|")}|api/[^/]+$)/?)[^/]+/`, pathNot: isTest },
    {},
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    never(
      "no-orphaned-package",
      "Only what package.json names may be imported.",
      { pathNot: "^node_modules" },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
    never(
      "not-unresolvable",
      "The import leads nowhere.",
      {},
      { couldNotResolve: true, pathNot: "^\\.\\./dist/" },
    ),
    never(
      "no-dev-dependency-in-production",
      "`npm start` may run without development dependencies.",
      { path: "^(app|backend|components|lib|server)/|^middleware\\.ts$", pathNot: isTest },
      { dependencyTypes: ["npm-dev"], pathNot: "^node_modules/@types/" },
    ),
    never(
      "backend-is-its-own-program",
      "The backend shares the contract, the headers, the settings, money, dates, what coasts are written in, how problems are told, how events are signed, what counts as one network, and what tests hold a clock with and start a cluster with; any other backend can take its place.",
      { path: "^backend/" },
      {
        path: "^(app|components|lib|server|messages|scripts|e2e)/|^middleware\\.ts$",
        pathNot:
          "^lib/api/contract/|^lib/api/(headers|configure-zod)\\.ts$|^lib/env\\.ts$|^lib/maps/coast-cells\\.ts$|^lib/(dates|money|network|observability|rich-text|signed-events|testing)/|^scripts/postgres\\.mjs$",
      },
    ),
    never(
      "backend-knows-no-framework",
      "No React, no Next in the backend.",
      { path: "^backend/" },
      { path: "^node_modules/(react|react-dom|next|next-intl)/" },
    ),
    never(
      "backend-is-reached-over-http",
      "The storefront holds no database handle (decision 002).",
      {
        path: "^(app|components|lib|server)/|^middleware\\.ts$",
        pathNot: `${startsBackend}|${walksBackend}`,
      },
      { path: "^backend/" },
    ),
    never(
      "nothing-imports-the-front-door",
      "The front door composes; nobody reaches up to it.",
      { pathNot: "^(server|scripts)/" },
      { path: "^server/" },
    ),
    never(
      "front-door-has-no-business-rules",
      "The front door needs the settings only.",
      { path: "^server/", pathNot: `${isTest}|${startsBackend}` },
      {
        path: "^(app|components|messages|backend)/|^lib/(data|queries|session|i18n)/",
        pathNot: "^lib/i18n/split-language\\.ts$",
      },
    ),
    never(
      "lib-imports-nothing-above",
      "lib stands below app and components.",
      { path: "^lib/", pathNot: isTest },
      { path: "^(app|components|server|scripts|e2e)/|^middleware\\.ts$" },
    ),
    never(
      "components-import-nothing-above",
      "Components are composed in app.",
      { path: "^components/" },
      { path: "^(app|server|scripts|e2e)/|^middleware\\.ts$" },
    ),
    never(
      "ui-knows-no-nouns",
      "components/ui is tokens and behaviour only.",
      { path: "^components/ui/" },
      { path: "^(app|backend|components|lib|messages|server)/", pathNot: "^components/ui/" },
    ),
    never(
      "app-holds-routes-only",
      "What a route's file composes beyond its own lines stands in components/pages.",
      { path: "^app/", pathNot: isTest },
      {
        path: "^app/.*\\.tsx?$",
        pathNot: "/(page|layout|route|error|global-error|not-found|forbidden|unauthorized)\\.tsx?$",
      },
    ),
    never(
      "pages-are-composed-by-routes",
      "What pages are made of imports no page.",
      { path: "^(components|lib)/", pathNot: "^components/pages/" },
      { path: "^components/pages/" },
    ),
    never(
      "features-meet-in-pages",
      "One noun's folder doesn't import another's; pages compose them, and a service fills the frames of checkout, trips and vouchers.",
      { path: "^components/([^/]+)/", pathNot: "^components/(pages|services)/" },
      { path: "^components/", pathNot: "^components/(ui|site|$1)/" },
    ),
    never(
      "services-know-only-their-own",
      "What one service puts into the frames is nothing to another.",
      { path: "^components/services/([^/]+)/" },
      { path: "^components/services/[^/]+/", pathNot: "^components/services/$1/" },
    ),
    never(
      "contract-is-the-bottom",
      "The contract knows nobody but itself and money.",
      { path: "^lib/api/contract/" },
      { path: "^lib/", pathNot: "^lib/api/(contract/|configure-zod\\.ts)|^lib/money/" },
    ),
    never(
      "data-stays-on-the-server",
      "lib/data, the server's client and the session hold what a browser must not.",
      { path: "\\.client\\.tsx?$|^lib/queries/|^lib/api/browser(/|\\.ts$)", pathNot: isTest },
      {
        path: "^lib/data/|^lib/api/server\\.ts$|^lib/session/|^lib/env\\.ts$|^node_modules/(server-only|next/headers)",
      },
    ),
    never(
      "scripts-are-for-people",
      "The product doesn't lean on its own tools; the worker's start in development is the exception.",
      { path: "^(app|backend|components|lib|server)/|^middleware\\.ts$", pathNot: isTest },
      {
        path: "^(artwork|scripts|e2e|bench|drills)/",
        pathNot: "^scripts/register-typescript\\.mjs$",
      },
    ),
    ...inOrder("lib", Object.values(libFloors).flat()),
    ...inOrder("backend", Object.values(backendFloors).flat()),
    never(
      "backend-starts-at-its-entry",
      "Only operators' commands, which may run without a backend, open one by themselves.",
      { path: "^backend/[^/]+/", pathNot: `${isTest}|^backend/operators/` },
      { path: "^backend/[^/]+$" },
    ),
    never(
      "adapters-are-chosen-by-the-config",
      "Suppliers and gateways are reached through their ports; only the sandbox's world is the demo's, too.",
      {
        path: "^(app|backend|bench|components|e2e|lib|server)/",
        pathNot: `${isTest}|^backend/site\\.config\\.ts$|^backend/(suppliers|payments)/[^/]+/`,
      },
      { path: "^backend/(suppliers/(?!(sandbox|testing)/)|payments/(?!(sandbox|testing)/))[^/]+/" },
    ),
    never(
      "adapters-know-only-their-own",
      "A supplier or gateway is a folder that can be taken out.",
      { path: "^backend/(suppliers|payments)/([^/]+)/", pathNot: isTest },
      { path: "^backend/(suppliers|payments)/(?!$2/|testing/)[^/]+/" },
    ),
    never(
      "tests-are-not-imported",
      "Shared test code lives in a folder called testing, or in e2e.",
      { pathNot: [isTest, "^e2e/"] },
      { path: isTest, pathNot: "^e2e/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|dist|next-env\\.d\\.ts)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
