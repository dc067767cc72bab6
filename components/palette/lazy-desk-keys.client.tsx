"use client";

import { useEffect, useState } from "react";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import type { DeskKeys, DeskKeysProps } from "./desk-keys.client";

/** The layout's script has only this of the keys: visitors and travellers load no more of them. */
export function LazyDeskKeys(props: DeskKeysProps) {
  const [Keys, setKeys] = useState<typeof DeskKeys | null>(null);
  useEffect(() => {
    import("./desk-keys.client").then(
      (loaded) => setKeys(() => loaded.DeskKeys),
      // Offline, say: the next page tries again.
      () => {},
    );
  }, []);
  return Keys ? (
    <>
      <Keys {...props} />
      <ScriptArrival />
    </>
  ) : (
    <template data-late />
  );
}
