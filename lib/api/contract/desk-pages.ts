import type { AgencyWire } from "./agencies";
import type { Action } from "./roles";

/** What of an agency decides which pages there are. */
export type AgencyOfPages = Pick<AgencyWire, "academyUrl">;

type Page = {
  id: string;
  /** Its name in answers of `GET /api/navigation`. */ label: string;
  path: string;
  /** Who sees its entry. */ action: Action;
  /** Who may open it, if not all who see it: for the others it is a disabled link. */
  openedBy?: Action;
  /** The entry that it is a link below. */ group?: "wallet" | "settings";
  isInNewTab?: true;
  /** Only of agencies that this holds for. */ isOf?: (agency: AgencyOfPages) => boolean;
};

const pages = [
  { id: "dashboard", label: "Dashboard", path: "/dashboard", action: "dashboard.read" },
  { id: "bookNow", label: "Book Now", path: "/booknow", action: "booknow.read" },
  { id: "clients", label: "Clients", path: "/clients", action: "clients.read" },
  { id: "agents", label: "Agents", path: "/users/agents", action: "team.manage" },
  { id: "bookings", label: "Bookings", path: "/bookings", action: "bookings.read" },
  { id: "enquiries", label: "Enquiries", path: "/enquiries", action: "enquiries.read" },
  { id: "proposals", label: "Proposals", path: "/proposals", action: "dashboard.read" },
  {
    group: "wallet",
    id: "walletDetails",
    label: "Wallet",
    path: "/wallet/details",
    action: "dashboard.read",
  },
  {
    group: "settings",
    id: "markupSettings",
    label: "Markup Settings",
    path: "/settings/agency",
    action: "dashboard.read",
    openedBy: "markup.read",
  },
  {
    group: "settings",
    id: "websiteSettings",
    label: "Website Settings",
    path: "/settings/website",
    action: "website.write",
  },
  {
    group: "settings",
    id: "profileSettings",
    label: "Profile Settings",
    path: "/settings/profile",
    action: "dashboard.read",
  },
  {
    group: "settings",
    id: "paymentSettings",
    label: "Payment Settings",
    path: "/settings/payment",
    action: "dashboard.read",
    openedBy: "payment.read",
  },
  {
    group: "settings",
    id: "productSettings",
    label: "Product Settings",
    path: "/settings/product",
    action: "dashboard.read",
    openedBy: "product.read",
  },
  {
    group: "settings",
    id: "developers",
    label: "Developers",
    path: "/settings/developers",
    action: "webhooks.write",
  },
  {
    group: "settings",
    id: "audit",
    label: "Audit Log",
    path: "/settings/audit",
    action: "audit.read",
  },
  // Redirects to the academy with a one-time code.
  {
    id: "academy",
    label: "Academy",
    path: "/academy",
    action: "dashboard.read",
    isInNewTab: true,
    isOf: ({ academyUrl }: AgencyOfPages) => academyUrl !== null,
  },
  { id: "dealLink", label: "Deal Link", path: "/deal-links", action: "dashboard.read" },
  {
    id: "applications",
    label: "Applications",
    path: "/applications",
    action: "applications.decide",
  },
  {
    id: "customizeTheme",
    label: "Customize Theme",
    path: "/customize-theme",
    action: "website.write",
  },
  { id: "pay", label: "Pay", path: "/pay", action: "dashboard.read" },
  { id: "support", label: "Support", path: "/settings/support", action: "dashboard.read" },
  { id: "searches", label: "Searches", path: "/searches", action: "searches.read" },
] as const satisfies readonly Page[];
export type DeskPageId = (typeof pages)[number]["id"];

/** The desk's menu, in order. */
export const deskPages: readonly (Page & { id: DeskPageId })[] = pages;
