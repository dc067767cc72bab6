"use client";

import { useEffect } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { entryStore } from "@/lib/visits/entry-store";
import { resolveRouteType } from "@/lib/visits/resolve-route-type";

/** Stores the link the visitor came by, so that a later sign-in returns to it. */
export function EntryWatch() {
  const { path, query } = useVisit();
  useEffect(() => {
    const { pathname, search, hash } = location;
    const routeType = resolveRouteType({ path, query, hash });
    if (!routeType) return;
    entryStore.remember(routeType, `${pathname}${search}`);
    if (hash.startsWith("#routeType="))
      history.replaceState(history.state, "", `${pathname}${search}`);
  }, [path, query]);
  return null;
}
