import { useSyncExternalStore } from "react";

const noChanges = () => () => {};

/** False in the server's HTML and during hydration. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
