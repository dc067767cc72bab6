import type { Action } from "@/lib/api/contract/roles";

type Page = {
  path: string;
  /** Null: no entry in the side menu. */ label: string | null;
  action: Action;
  /** Whether the page is there yet: what isn't there is nobody's to read. */ isBuilt: boolean;
};

/**
 * Spec §2 Side navigation, in its order, with the paths of names.md; then the pages without an entry there. The change that builds a
 * page turns it on here. SalesAgents see the settings of markup, payment and product as disabled links, so that they may read the entry.
 */
export const agentPages: readonly Page[] = [
  { label: "Dashboard", path: "/dashboard", action: "dashboard.read", isBuilt: true },
  { label: "Book Now", path: "/booknow", action: "booknow.read", isBuilt: true },
  { label: "Clients", path: "/clients", action: "dashboard.read", isBuilt: false },
  { label: "Agents", path: "/users/agents", action: "dashboard.read", isBuilt: false },
  { label: "Bookings", path: "/bookings", action: "dashboard.read", isBuilt: true },
  { label: "Proposals", path: "/proposals", action: "dashboard.read", isBuilt: false },
  { label: "Wallet", path: "/wallet/details", action: "dashboard.read", isBuilt: true },
  { label: "Markup Settings", path: "/settings/agency", action: "dashboard.read", isBuilt: false },
  { label: "Website Settings", path: "/settings/website", action: "settings.website", isBuilt: false },
  { label: "Profile Settings", path: "/settings/profile", action: "dashboard.read", isBuilt: true },
  { label: "Payment Settings", path: "/settings/payment", action: "dashboard.read", isBuilt: false },
  { label: "Product Settings", path: "/settings/product", action: "dashboard.read", isBuilt: false },
  // Leaves for the academy with a one-time code (decision 5).
  { label: "Academy", path: "/academy", action: "dashboard.read", isBuilt: false },
  { label: "Deal Link", path: "/deal-links", action: "dashboard.read", isBuilt: false },
  { label: "Applications", path: "/applications", action: "dashboard.read", isBuilt: false },
  { label: "Customize Theme", path: "/customize-theme", action: "settings.website", isBuilt: false },
  { label: "Pay", path: "/pay", action: "dashboard.read", isBuilt: false },
  { label: "Support", path: "/settings/support", action: "dashboard.read", isBuilt: true },
  { label: "Searches", path: "/searches", action: "dashboard.read", isBuilt: false },
  { label: null, path: "/mytrip/dashboard", action: "mytrip.read", isBuilt: true },
  { label: null, path: "/mytrip/mytrips", action: "mytrip.read", isBuilt: true },
  { label: null, path: "/mytrip/profile", action: "mytrip.read", isBuilt: true },
  { label: null, path: "/mytrip/support", action: "mytrip.read", isBuilt: true },
  { label: null, path: "/mytrip/wallet", action: "mytrip.read", isBuilt: true },
  { label: null, path: "/subscription", action: "settings.website", isBuilt: true },
];
