import type { SavedViewList } from "@/lib/api/contract/saved-views";
import { paths } from "@/lib/paths";
import type { QueryInput } from "@/lib/query-values";

/** The address of each list of the desk, without the language. */
export const listPaths: Readonly<Record<SavedViewList, (query?: QueryInput) => string>> = {
  bookings: paths.agentBookings,
  searches: paths.pastSearches,
  audit: paths.audit,
  applications: paths.applications,
  agents: paths.team,
  support: paths.supportSettings,
  enquiries: paths.enquiries,
};
