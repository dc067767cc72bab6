"use client";

import { lazy, Suspense } from "react";
import { RegionBoundary } from "@/components/site/region-boundary.client";
import { Skeleton } from "@/components/ui/skeleton";

/** What makes a scheme of a colour is loaded on this page alone, after its form. */
const ThemeSample = lazy(async () => ({
  default: (await import("./theme-sample.client")).ThemeSample,
}));

/** The chosen look on real components, before it is saved. */
export const ThemePreview = () => (
  <RegionBoundary>
    <Suspense fallback={<Skeleton className="h-96" />}>
      <ThemeSample />
    </Suspense>
  </RegionBoundary>
);
