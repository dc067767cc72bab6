import { listNames } from "@/lib/saved-items/list-names";

/** On the document while this browser remembers something that was seen: app/components.css. */
const mark = "data-recent";

/**
 * An inline script: before the first paint the page knows whether there is a list of what was seen,
 * and keeps room for it. Pages are the same for all visitors.
 */
export const markRecent = `try{localStorage.getItem("${listNames.recent}")&&document.documentElement.setAttribute("${mark}","")}catch{}`;

/** The same once scripts run, for pages that are opened by them. Whether there is a list. */
export function hasRecent(): boolean {
  let has = false;
  try {
    has = localStorage.getItem(listNames.recent) !== null;
  } catch {
    // Storage is blocked.
  }
  document.documentElement.toggleAttribute(mark, has);
  return has;
}
