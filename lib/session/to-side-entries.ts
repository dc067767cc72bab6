import { deskPages, type DeskPageId } from "@/lib/api/contract/desk-pages";
import { can, type Member } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";
import { env } from "@/lib/env";
import { hasPage } from "@/lib/remote-app/has-page";

type DeskPage = (typeof deskPages)[number];
export type DeskEntryId = DeskPageId | NonNullable<DeskPage["group"]>;

export type SideEntry = {
  /** Null: an unknown entry, shown with the server's label. */
  id: DeskEntryId | null;
  label: string | null;
  path: string | null;
  isInNewTab: boolean;
  links: { id: DeskPageId; path: string; isDisabled: boolean }[];
};

/** The menu's entries in order: pages alone, and those that are links below one entry. */
const entryOf = ({ id, group }: DeskPage): DeskEntryId => group ?? id;
const entries = [...new Set(deskPages.map(entryOf))].map((entry) => ({
  entry,
  pages: deskPages.filter((page) => entryOf(page) === entry),
}));
const mayOpen = (member: Member, { openedBy }: DeskPage) => !openedBy || can(member, openedBy);

/**
 * The pages of the side menu that a member may open, in its order, sub-links among them. Booking is
 * a button there, and what opens in a new tab is elsewhere: no pages of the desk.
 */
export const listDeskEntries = (user: User): { id: DeskEntryId; path: string }[] => {
  const settings = env();
  return entries.flatMap(({ entry, pages }) =>
    pages
      .filter((page) => !page.isInNewTab && page.id !== "bookNow" && mayOpen(user, page))
      .filter(({ path }) => user.auth[path]?.read && hasPage(path, settings))
      // The only one of its entry has the entry's name.
      .map(({ id, path }) => ({ id: pages.length === 1 ? entry : id, path })),
  );
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
  const known = entries.flatMap(({ entry, pages }): SideEntry[] => {
    const shown = pages.flatMap((page) => {
      const path = find(page.path);
      return path ? [{ page, path }] : [];
    });
    const alone = shown.find(({ page }) => !page.group);
    const links = shown
      .filter(({ page }) => page.group)
      .map(({ page, path }) => ({ id: page.id, path, isDisabled: !mayOpen(member, page) }));
    const isInNewTab = alone?.page.isInNewTab ?? false;
    return shown.length > 0
      ? [{ id: entry, label: null, path: alone?.path ?? null, isInNewTab, links }]
      : [];
  });
  const places = new Set(deskPages.map(({ path }) => path));
  const others = navigation.filter(({ path }) => !places.has(path) && !isBooking(path));
  return [
    ...known,
    ...others.map(({ label, path }) => ({ id: null, label, path, isInNewTab: false, links: [] })),
  ];
}
