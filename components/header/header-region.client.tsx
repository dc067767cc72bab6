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

/** The parts of the header that the page shows: a layout knows neither path nor query. */
export function HeaderRegion({ children, ...circumstances }: Props) {
  const state = resolveHeaderState({ ...useVisit(), ...circumstances });
  return state === "hidden" ? null : (
    <HeaderStateContext value={state}>{children}</HeaderStateContext>
  );
}

/** Hidden from visitors of a deal or proposal, if the agency wants that. */
export const UnlessReduced = ({ children }: { children: ReactNode }) =>
  use(HeaderStateContext) === "reduced" ? null : children;
