import { listChanged } from "./list-changed.mjs";

/**
 * Specs of how pages look and are handled. Money, access, isolation, prices, sign-in, journeys to a
 * booking and accessibility aren't among them: those run every time.
 */
const pageSpecs = [
  "hotel-search",
  "hotel-details",
  "flight-results",
  "mixed-rooms",
  "phone-lists",
  "results-map",
  "flight-extras",
  "saved-items",
  "car-search",
  "hotel-rates",
  "flight-details",
  "home",
  "flight-search",
  "outcomes",
  "hotel-reviews",
  "hotel-comparison",
  "wayfinding",
  "words",
  "links",
  "searches",
  "shell",
  "calendar",
  "brands",
  "prompts",
  "change-booking",
  "early-input",
  "regional-formats",
  "consent",
];
const turns = 3;

/**
 * Of these two thirds, by the number of commits, which `npm test` leaves out: not those that were
 * changed within a day, and none in a full run or where there is no history.
 */
export function listResting() {
  const share = Number(process.env.TEST_SHARE);
  const changed = process.env.TEST_ALL === "true" ? null : listChanged();
  if (!changed) return [];
  return pageSpecs.filter(
    (name, index) => index % turns !== share % turns && !changed.includes(`e2e/${name}.spec.ts`),
  );
}
