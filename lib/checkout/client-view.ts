import { tabStorage } from "@/lib/tab-storage";

const key = "clientView";
const listeners = new Set<() => void>();

/**
 * Whether a client looks at the screen, for this tab. Not yet known it is hidden: nothing flashes
 * by.
 */
export const clientView = {
  isOn: (): boolean => tabStorage.get(key) === "on",
  set(isOn: boolean): void {
    tabStorage.set(key, isOn ? "on" : "off");
    for (const tell of listeners) tell();
  },
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
