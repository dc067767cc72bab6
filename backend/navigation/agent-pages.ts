import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Action } from "@/lib/api/contract/roles";

type Page = {
  path: string;
  /** Null: no entry in the side menu. */ label: string | null;
  action: Action;
  /** Only of agencies that this holds for. */ isOf?: (agency: AgencyOfPages) => boolean;
};
/** What of an agency decides which pages there are. */
export type AgencyOfPages = Pick<AgencyWire, "academyUrl">;

/**
 * The side menu's entries in order, then pages without an entry: who may read them. The storefront
 * shows those that it or the remote app has a page for. SalesAgents see the settings of markup,
 * payment and product as disabled links, so they may read the entry.
 */
export const agentPages: readonly Page[] = [
  { label: "Dashboard", path: "/dashboard", action: "dashboard.read" },
  { label: "Book Now", path: "/booknow", action: "booknow.read" },
  { label: "Clients", path: "/clients", action: "dashboard.read" },
  { label: "Agents", path: "/users/agents", action: "team.manage" },
  { label: "Bookings", path: "/bookings", action: "bookings.read" },
  { label: "Enquiries", path: "/enquiries", action: "enquiries.read" },
  { label: "Proposals", path: "/proposals", action: "dashboard.read" },
  { label: "Wallet", path: "/wallet/details", action: "dashboard.read" },
  { label: "Markup Settings", path: "/settings/agency", action: "dashboard.read" },
  { label: "Website Settings", path: "/settings/website", action: "website.write" },
  { label: "Profile Settings", path: "/settings/profile", action: "dashboard.read" },
  { label: "Payment Settings", path: "/settings/payment", action: "dashboard.read" },
  { label: "Product Settings", path: "/settings/product", action: "dashboard.read" },
  { label: "Developers", path: "/settings/developers", action: "webhooks.write" },
  { label: "Audit Log", path: "/settings/audit", action: "audit.read" },
  // Redirects to the academy with a one-time code.
  {
    label: "Academy",
    path: "/academy",
    action: "dashboard.read",
    isOf: ({ academyUrl }) => academyUrl !== null,
  },
  { label: "Deal Link", path: "/deal-links", action: "dashboard.read" },
  { label: "Applications", path: "/applications", action: "applications.decide" },
  { label: "Customize Theme", path: "/customize-theme", action: "website.write" },
  { label: "Pay", path: "/pay", action: "dashboard.read" },
  { label: "Support", path: "/settings/support", action: "dashboard.read" },
  { label: "Searches", path: "/searches", action: "searches.read" },
  { label: null, path: "/mytrip/dashboard", action: "mytrip.read" },
  { label: null, path: "/mytrip/mytrips", action: "mytrip.read" },
  { label: null, path: "/mytrip/profile", action: "mytrip.read" },
  { label: null, path: "/mytrip/support", action: "mytrip.read" },
  { label: null, path: "/mytrip/wallet", action: "mytrip.read" },
  { label: null, path: "/subscription", action: "website.write" },
];
