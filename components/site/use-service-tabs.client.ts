"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, type MouseEvent } from "react";
import { serviceById, type Service, type ServiceId } from "@/lib/api/contract/services";
import { resolveSelectedService } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type ServiceTabs = {
  /** Null if the agency sells nothing. */ selected: Service | null;
  /** A tab's link, with the page's query. */ toHref: (service: ServiceId) => string;
  /** For a tab's `onClick`. */ select: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * Tabs of services. The URL holds the selection, so that all tabs of a page are in step: without
 * scripts a tab is a link, with scripts it is instant. `page` is their page with its language
 * prefix.
 */
export function useServiceTabs(active: readonly ServiceId[], page: string): ServiceTabs {
  const query = useSearchParams();
  // The router notices pushed entries once its effects have run, and these run with them: until
  // then a tab is a link.
  const isRouterReady = useRef(false);
  useEffect(() => void (isRouterReady.current = true), []);
  return {
    selected: resolveSelectedService(active.map(serviceById), query.get("tab")),
    toHref: (service) =>
      paths.home({ ...Object.fromEntries(query), service }).replace("/", page || "/"),
    select: (event) => {
      if (!isRouterReady.current || !isPlainClick(event)) return;
      event.preventDefault();
      window.history.pushState(null, "", event.currentTarget.href);
    },
  };
}
