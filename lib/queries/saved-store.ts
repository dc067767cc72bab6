import { useCallback, useEffect, useSyncExternalStore } from "react";
import { isSignedInPage } from "@/lib/api/browser/session-end";
import { emptyList } from "../saved-items/create-kept-list";
import { toItemKey, type ItemFacts, type KeptItem } from "../saved-items/kept-item";
import { savedList } from "../saved-items/saved-list";

/** Only for those who are signed in: visitors' browsers don't load it. */
const loadAccountItems = () => import("./account-items");

const listeners = new Set<() => void>();
let accountKeys: ReadonlySet<string> = new Set();
/** What is being changed at the account, by key: shown before it is confirmed. */
const pending = new Map<string, boolean>();
let reading: Promise<void> | null = null;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Reads the user's saved items once per page; a failed read is repeated later. */
const readAccount = (): Promise<void> =>
  (reading ??= loadAccountItems()
    .then(({ readAccountKeys }) => readAccountKeys())
    .then((keys) => {
      accountKeys = keys;
      tell();
    })
    .catch(() => {
      reading = null;
    }));

const withKey = (key: string, isSaved: boolean): ReadonlySet<string> =>
  isSaved
    ? new Set([...accountKeys, key])
    : new Set([...accountKeys].filter((other) => other !== key));

async function changeAccount(item: KeptItem, isSaved: boolean): Promise<void> {
  const key = toItemKey(item);
  pending.set(key, isSaved);
  tell();
  try {
    // Its answer must not undo this change.
    await readAccount();
    const { changeAccountItem } = await loadAccountItems();
    await changeAccountItem(item, isSaved);
    accountKeys = withKey(key, isSaved);
  } finally {
    if (pending.get(key) === isSaved) pending.delete(key);
    tell();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = savedList.subscribe(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/** Whether an item is saved: at the user's account, or for visitors in this browser. */
export function useIsSaved(item: Pick<ItemFacts, "service" | "id">): boolean {
  const key = toItemKey(item);
  const read = useCallback(
    () =>
      isSignedInPage()
        ? (pending.get(key) ?? accountKeys.has(key))
        : savedList.read().some((kept) => toItemKey(kept) === key),
    [key],
  );
  useEffect(() => {
    if (isSignedInPage()) void readAccount();
  }, []);
  return useSyncExternalStore(subscribe, read, () => false);
}

/** What a visitor saved in this browser. */
export const useSavedList = (): readonly KeptItem[] =>
  useSyncExternalStore(savedList.subscribe, savedList.read, emptyList);

/**
 * Saves or removes an item; shown at once, and taken back if the account refuses it. @throws
 * ApiError
 */
export async function setSaved(item: KeptItem, isSaved: boolean): Promise<void> {
  if (isSignedInPage()) await changeAccount(item, isSaved);
  else if (isSaved) savedList.add(item);
  else savedList.remove(item);
}

/** Takes over what this browser saved before its user signed in. */
export const takeOverSaved = (): Promise<void> => readAccount();
