"use client";

import type { ReactNode } from "react";
import { hasSideNavigation } from "@/lib/visits/has-side-navigation";
import { useVisit } from "./use-visit.client";

/** The side menu on the pages that have one: a layout doesn't know the path. */
export const SideNavigationRegion = ({ children }: { children: ReactNode }) => (hasSideNavigation(useVisit().path) ? children : null);
