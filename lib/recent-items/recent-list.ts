import { createKeptList } from "@/lib/saved-items/create-kept-list";
import { listNames } from "@/lib/saved-items/list-names";

/** What was opened in this browser, latest first. */
export const recentList = createKeptList(listNames.recent, { maximum: 12 });
