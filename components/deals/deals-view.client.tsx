"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { ServiceModes } from "@/lib/deals/active-services";

/** What every card of the section needs to know of the site around it. */
export type DealsView = {
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** How the agency sells each service. */
  modes: ServiceModes;
  /** Where neither login nor signup is offered, Reveal Price leads to the agency instead. */
  contactHref: string | null;
  /**
   * The page the deals stand on, with its prefix, when it isn't the home page: its tabs stay there.
   */
  page?: string;
};

const View = createContext<DealsView>({ prefix: "", modes: {}, contactHref: null });

export const DealsViewProvider = ({
  value,
  children,
}: {
  value: DealsView;
  children: ReactNode;
}) => <View value={value}>{children}</View>;

export const useDealsView = () => useContext(View);
