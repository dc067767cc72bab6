import { can, type Action, type Member } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { env } from "@/lib/env";
import { hasPage } from "@/lib/remote-app/has-page";

type LinkId =
  | "walletDetails"
  | "markupSettings"
  | "websiteSettings"
  | "profileSettings"
  | "paymentSettings"
  | "productSettings"
  | "developers"
  | "audit";
type EntryId =
  | "dashboard"
  | "bookNow"
  | "clients"
  | "agents"
  | "bookings"
  | "enquiries"
  | "proposals"
  | "wallet"
  | "settings"
  | "academy"
  | "dealLink"
  | "applications"
  | "customizeTheme"
  | "pay"
  | "support"
  | "searches";
export type DeskEntryId = EntryId | LinkId;
type Row = {
  id: EntryId;
  path?: string;
  isInNewTab?: boolean;
  links?: readonly { id: LinkId; path: string; action?: Action }[];
};

export type SideEntry = {
  /** Null: an unknown entry, shown with the server's label. */
  id: EntryId | null;
  label: string | null;
  path: string | null;
  isInNewTab: boolean;
  links: { id: LinkId; path: string; isDisabled: boolean }[];
};

/** The agents' side menu in order. An `action` that the user may not take disables the link. */
const rows: readonly Row[] = [
  { id: "dashboard", path: "/dashboard" },
  { id: "bookNow", path: "/booknow" },
  { id: "clients", path: "/clients" },
  { id: "agents", path: "/users/agents" },
  { id: "bookings", path: "/bookings" },
  { id: "enquiries", path: "/enquiries" },
  { id: "proposals", path: "/proposals" },
  { id: "wallet", links: [{ id: "walletDetails", path: "/wallet/details" }] },
  {
    id: "settings",
    links: [
      { id: "markupSettings", path: "/settings/agency", action: "markup.read" },
      { id: "websiteSettings", path: "/settings/website" },
      { id: "profileSettings", path: "/settings/profile" },
      { id: "paymentSettings", path: "/settings/payment", action: "payment.read" },
      { id: "productSettings", path: "/settings/product", action: "product.read" },
      { id: "developers", path: "/settings/developers" },
      { id: "audit", path: "/settings/audit" },
    ],
  },
  { id: "academy", path: "/academy", isInNewTab: true },
  { id: "dealLink", path: "/deal-links" },
  { id: "applications", path: "/applications" },
  { id: "customizeTheme", path: "/customize-theme" },
  { id: "pay", path: "/pay" },
  { id: "support", path: "/settings/support" },
  { id: "searches", path: "/searches" },
];

/**
 * The pages of the side menu that a member may open, in its order, sub-links among them. Booking is
 * a button there, and what opens in a new tab is elsewhere: no pages of the desk.
 */
export const listDeskEntries = (user: User): { id: DeskEntryId; path: string }[] => {
  const settings = env();
  return rows
    .filter(({ isInNewTab }) => !isInNewTab)
    .flatMap(({ id, path, links = [] }) => [
      ...(path ? [{ id, path, action: undefined }] : []),
      // The only one of its entry has the entry's name.
      ...links.map((link) => ({
        action: undefined,
        ...link,
        id: links.length === 1 ? id : link.id,
      })),
    ])
    .filter(({ action }) => !action || can(user, action))
    .map(({ id, path }) => ({ id, path }))
    .filter(({ id, path }) => id !== "bookNow" && user.auth[path]?.read && hasPage(path, settings));
};

const isBooking = (path: string) => path === "/booknow" || path.startsWith("/booknow/");

/**
 * Builds the side menu from the server's filtered flat list: Book Now leads where the server says,
 * sub-links are under their entry, and unknown entries come last with the server's label.
 */
export function toSideEntries(
  navigation: readonly { label: string; path: string }[],
  member: Member,
): SideEntry[] {
  const find = (path: string) =>
    navigation.find((item) => (path === "/booknow" ? isBooking(item.path) : item.path === path))
      ?.path;
  const known = rows.flatMap(({ id, path, isInNewTab = false, links = [] }): SideEntry[] => {
    const own = path ? (find(path) ?? null) : null;
    const shown = links
      .filter((link) => find(link.path))
      .map((link) => ({
        id: link.id,
        path: link.path,
        isDisabled: !!link.action && !can(member, link.action),
      }));
    return own || shown.length > 0
      ? [{ id, label: null, path: own, isInNewTab, links: shown }]
      : [];
  });
  const places = new Set(
    rows.flatMap(({ path, links = [] }) => [path, ...links.map((link) => link.path)]),
  );
  const others = navigation.filter(({ path }) => !places.has(path) && !isBooking(path));
  return [
    ...known,
    ...others.map(({ label, path }) => ({ id: null, label, path, isInNewTab: false, links: [] })),
  ];
}
