import { useSyncExternalStore } from "react";

const noChanges = () => () => {};

/** False in the document as the server sends it, and as it first comes alive. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
