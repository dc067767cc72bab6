"use client";

import { useSearchParams, useSelectedLayoutSegments } from "next/navigation";
import type { PageUrl } from "@/lib/visits/is-deal-visit";

/**
 * The page's path without its language, and its query: the same on the server and in the browser,
 * despite rewrites.
 */
export function useVisit(): PageUrl {
  const segments = useSelectedLayoutSegments();
  const query = useSearchParams();
  return { path: `/${segments.filter((segment) => !segment.startsWith("(")).join("/")}`, query };
}
