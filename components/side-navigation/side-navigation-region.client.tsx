"use client";

import type { ReactNode } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { hasSideNavigation } from "@/lib/visits/has-side-navigation";

/** The side menu on the pages that have one: a layout doesn't know the path. */
export const SideNavigationRegion = ({ children }: { children: ReactNode }) =>
  hasSideNavigation(useVisit().path) ? children : null;
