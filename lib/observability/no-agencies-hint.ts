/** For operators, shown first: how a site without agencies gets its first one. */
export const noAgenciesHint =
  "This site has no agencies yet. Create the first one: npm run agency -- create agency.json (docs/operations.md has such a file).";
