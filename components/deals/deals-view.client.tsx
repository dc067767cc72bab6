"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { ServiceModes } from "@/lib/deals/active-services";

/** What every card of the section needs to know about the site. */
export type DealsView = {
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** How the agency sells each service. */
  modes: ServiceModes;
  /** If neither login nor signup is offered, Reveal Price links to the agency instead. */
  contactHref: string | null;
  /**
   * The page showing the deals, with its prefix, if it isn't the home page: its tabs stay there.
   */
  page?: string;
};

const View = createContext<DealsView>({ prefix: "", modes: {}, contactHref: null });

type Props = { value: DealsView; children: ReactNode };

export const DealsViewProvider = ({ value, children }: Props) => (
  <View value={value}>{children}</View>
);

export const useDealsView = () => useContext(View);
