"use client";

import { createContext, use, type ReactNode } from "react";
import { useVisit } from "@/components/site/use-visit.client";
import { resolveFooterState, type FooterState } from "@/lib/visits/resolve-footer-state";

const FooterStateContext = createContext<FooterState>("full");

type Props = {
  isSignedIn: boolean;
  isHiddenForDeals: boolean;
  allowNonLoginFlow: boolean;
  isHiddenByCookie: boolean;
  /** Replaces a hidden footer if its legal part has to stay. */
  slim: ReactNode;
  children: ReactNode;
};

/** The parts of the footer that the page shows: a layout knows neither path nor query. */
export function FooterRegion({ slim, children, ...circumstances }: Props) {
  const state = resolveFooterState({ ...useVisit(), ...circumstances });
  if (state === "hidden") return null;
  return state === "slim" ? (
    slim
  ) : (
    <FooterStateContext value={state}>{children}</FooterStateContext>
  );
}

/** Left out on pages of a deal or proposal. */
export const UnlessWithoutLinks = ({ children }: { children: ReactNode }) =>
  use(FooterStateContext) === "withoutLinks" ? null : children;
