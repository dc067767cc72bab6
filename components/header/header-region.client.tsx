"use client";

import { createContext, use, type ReactNode } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { resolveHeaderState, type HeaderState } from "@/lib/visits/resolve-header-state";

const HeaderStateContext = createContext<HeaderState>("full");

type Props = {
  isSignedIn: boolean;
  isHiddenForDeals: boolean;
  isHiddenByCookie: boolean;
  children: ReactNode;
};

/** The header as far as the page shows it: a layout knows neither path nor query. */
export function HeaderRegion({ children, ...circumstances }: Props) {
  const state = resolveHeaderState({ ...useVisit(), ...circumstances });
  return state === "hidden" ? null : (
    <HeaderStateContext value={state}>{children}</HeaderStateContext>
  );
}

/** What those who came by a deal or proposal do not see, where the agency wants it so. */
export const UnlessReduced = ({ children }: { children: ReactNode }) =>
  use(HeaderStateContext) === "reduced" ? null : children;
