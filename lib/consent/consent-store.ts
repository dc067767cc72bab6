import { useSyncExternalStore } from "react";
import { readConsent, type ConsentCategory } from "./consent";

type ConsentState = {
  /** Null: not decided yet. */
  granted: readonly ConsentCategory[] | null;
  /** Whether this page asks for consent: only if there is something to consent to. */
  isAsking: boolean;
  arePreferencesOpen: boolean;
};

const initial: ConsentState = { granted: null, isAsking: false, arePreferencesOpen: false };
let state: ConsentState | null = null;
const listeners = new Set<() => void>();

const current = (): ConsentState =>
  (state ??= { ...initial, granted: readConsent(document.cookie) });

function change(next: Partial<ConsentState>): void {
  state = { ...current(), ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The visitor's consent, shared by the whole page. Nothing is decided on the server: a shared copy
 * of a page knows no visitor.
 */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(subscribe, current, () => initial);

/** True while the banner is open. */
export const useIsConsentOpen = (): boolean => {
  const { granted, isAsking, arePreferencesOpen } = useConsent();
  return isAsking && (granted === null || arePreferencesOpen);
};

export const consentStore = {
  setAsking: (isAsking: boolean) => change({ isAsking }),
  openPreferences: () => change({ arePreferencesOpen: true }),
  closePreferences: () => change({ arePreferencesOpen: false }),
  getGranted: () => current().granted,
  /** For this page only; `decideConsent` stores it for the next ones. */
  setGranted: (granted: readonly ConsentCategory[]) =>
    change({ granted, arePreferencesOpen: false }),
};
