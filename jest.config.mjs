import nextJest from "next/jest.js";

const base = nextJest({ dir: "./" })({
  testEnvironment: "node",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^server-only$": "<rootDir>/node_modules/server-only/empty.js" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/"],
  testMatch: ["**/*.test.{ts,tsx,mjs}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/"],
  setupFilesAfterEnv: ["<rootDir>/scripts/jest-setup.js"],
  maxWorkers: 2,
  // Opening a database takes seconds where all cores are busy; what hangs is found all the same.
  testTimeout: 30_000,
});

// Node 24.9+ lets Jest require() an ES module itself; older ones need these packages transformed to CommonJS.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const requiresEsm = major > 24 || (major === 24 && minor >= 9);
const esmPackages = "ky|culori|country-to-currency|@electric-sql|lucide-react|next-intl|use-intl|@formatjs|intl-messageformat|icu-minify";

export default async () => ({ ...(await base()), transformIgnorePatterns: requiresEsm ? ["/node_modules/"] : [`/node_modules/(?!(${esmPackages})/)`] });
