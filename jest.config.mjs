import nextJest from "next/jest.js";
import { setTestClock } from "./scripts/testbed/test-clock.mjs";

setTestClock();

const setupFiles = ["<rootDir>/scripts/testbed/shift-date.cjs"];
const setupFilesAfterEnv = ["<rootDir>/scripts/jest-setup.js"];
// Opening a database takes seconds on a busy machine; the timeout still catches what hangs.
const testTimeout = 90_000;

const toSiteProject = nextJest({ dir: "./" })({
  displayName: "site",
  testEnvironment: "node",
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    // Only exported to `import`.
    "^@react-pdf/hyphenate/(.*)$": "<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js",
    "^[./]+/entity\\.cjs$": "<rootDir>/scripts/jest-drizzle-entity.cjs",
    "^server-only$": "<rootDir>/node_modules/server-only/empty.js",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/"],
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/e2e/",
    "<rootDir>/scripts/",
    "<rootDir>/docs/",
  ],
  setupFiles,
  setupFilesAfterEnv,
  // Each use of a global is looked up in the test's context, which is slow: a distance took ten
  // times as long. These are parameters of each file instead.
  sandboxInjectedGlobals: ["Math", "Object", "Array", "Number", "Map", "Set"],
});

// Node 24.9+ lets Jest require() an ES module itself; older ones need these packages transformed to
// CommonJS.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const requiresEsm = major > 24 || (major === 24 && minor >= 9);
const esmPackages = [
  "ky|culori|country-to-currency|@electric-sql|next-intl|use-intl|@formatjs|intl-messageformat|icu-minify",
  // rehype and its dependencies
  "unified|parse5|entities|rehype-.*|hast.*|html-void-elements|vfile.*|unist-.*|mdast-.*|micromark-.*|trough|is-plain-obj|devlop|bail|zwitch|ccount|web-namespaces",
  "stringify-entities|character-entities.*|property-information|(?:space|comma)-separated-tokens|trim-lines|@ungap",
  "d3-(?:geo|array|polygon)|internmap|jose|openid-client|oauth4webapi|p-limit|yocto-queue|get-port",
  "@react-pdf|any-ascii|color-name|color-string|yoga-layout|supercluster|kdbush",
].join("|");
const transformIgnorePatterns = requiresEsm
  ? ["/node_modules/", "\\.mjs$"]
  : [`/node_modules/(?!(${esmPackages})/)`];

// The scripts run untransformed, as ES modules: they would not load as CommonJS.
const scriptsProject = {
  displayName: "scripts",
  testMatch: ["<rootDir>/{bench,scripts}/**/*.test.mjs"],
  transform: {},
  setupFiles,
  setupFilesAfterEnv,
};

export default async () => ({
  maxWorkers: 2,
  // Module registries of finished files stay in a worker that loads ES modules: it is replaced
  // before collecting that garbage takes longer than its tests.
  workerIdleMemoryLimit: "1GB",
  // Global rather than per project: the runner only reads the top-level one.
  testTimeout,
  projects: [{ ...(await toSiteProject()), transformIgnorePatterns }, scriptsProject],
});
