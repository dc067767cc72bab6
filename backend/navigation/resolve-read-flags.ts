import { deskPages, type AgencyOfPages } from "@/lib/api/contract/desk-pages";
import { can, type Action, type Member } from "@/lib/api/contract/roles";

type Page = { path: string; action: Action; isOf?: (agency: AgencyOfPages) => boolean };
/** Pages with a read flag: those of the desk's menu, then those without an entry in it. */
export const flaggedPages: readonly Page[] = [
  ...deskPages,
  { path: "/mytrip/dashboard", action: "mytrip.read" },
  { path: "/mytrip/mytrips", action: "mytrip.read" },
  { path: "/mytrip/profile", action: "mytrip.read" },
  { path: "/mytrip/support", action: "mytrip.read" },
  { path: "/mytrip/wallet", action: "mytrip.read" },
  { path: "/subscription", action: "website.write" },
];

/**
 * Which of the known paths a member of the agency may read; they only shape the menu, every call
 * checks for itself.
 */
export const resolveReadFlags = (
  member: Member,
  agency: AgencyOfPages,
): Record<string, { read: boolean }> =>
  Object.fromEntries(
    flaggedPages.map(({ path, action, isOf }) => [
      path,
      { read: can(member, action) && (isOf?.(agency) ?? true) },
    ]),
  );
