import { tabStorage } from "@/lib/tab-storage";

const key = "chunkReload";
const pauseMs = 5 * 60_000;

/**
 * After a new version of the site its old chunks are gone: a reload loads the new ones. False if
 * that was tried within the last five minutes, or can't be remembered: then show an error instead.
 */
export function reloadOnce({ now = Date.now(), reload = () => location.reload() } = {}): boolean {
  if (now - Number(tabStorage.get(key) ?? 0) < pauseMs) return false;
  tabStorage.set(key, String(now));
  if (tabStorage.get(key) !== String(now)) return false;
  reload();
  return true;
}
