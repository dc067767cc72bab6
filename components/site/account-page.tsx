import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { Agency } from "@/lib/api/contract/agencies";
import type { User } from "@/lib/api/contract/users";
import { activeServices } from "@/lib/deals/active-services";
import { findRoute } from "@/lib/routes/find-route";
import { listMenuEntries, type MenuEntryId } from "@/lib/session/list-menu-entries";
import { listDeskEntries, type DeskEntryId } from "@/lib/session/to-side-entries";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

type Props = {
  visit: { agency: Agency; user: User; prefix: string; /** Without a language. */ path: string };
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** Of a member alone, not of the agency's work. */
const notDesk = new Set(["profileSettings", "wallet"]);

type LinkProps = ComponentProps<"a"> & { href: string; isRemote: boolean | undefined };
/** The remote app's pages are documents of their own. */
const EntryLink = ({ isRemote, children, ...props }: LinkProps) =>
  isRemote ? <a {...props}>{children}</a> : <Link {...props}>{children}</Link>;

/**
 * The pages of the user's account, for members those of the side menu: side by side on a desktop, a
 * scrolling row on a phone.
 */
export function AccountPage({
  visit: { agency, user, prefix, path: current },
  title,
  lead,
  children,
}: Props) {
  const t = useTranslations("navigation.entries");
  const labels = useTranslations("accountPages");
  const entries: readonly { id: MenuEntryId | DeskEntryId; path: string }[] = user.isTravelAgent
    ? listDeskEntries(user)
    : listMenuEntries(agency, { user }).filter(({ id }) => id !== "bookNow");
  const [service] = activeServices(agency);
  const isDesk =
    user.isTravelAgent && entries.some(({ id, path }) => path === current && !notDesk.has(id));
  return (
    <div
      data-desk={user.isTravelAgent || undefined}
      className="page-width grid items-start gap-x-8 gap-y-6 py-6 md:py-10 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <nav
        aria-label={labels("navigation")}
        className="-mx-3.5 min-w-0 lg:sticky lg:top-24 lg:mx-0"
      >
        <ul className="flex gap-1 overflow-x-auto lg:flex-col lg:overflow-x-visible">
          {entries.map(({ id, path }) => (
            <li key={id}>
              <EntryLink
                isRemote={findRoute(path).route.isRemote}
                href={`${prefix}${path}`}
                aria-current={path === current ? "page" : undefined}
                className="flex min-h-11 items-center rounded-control px-3.5 font-medium whitespace-nowrap hover:bg-brand-tint aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink max-lg:aria-[current=page]:[scroll-initial-target:nearest]"
              >
                {(id === "support" && agency.supportLabel) || t(id)}
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <header className="mb-6 md:mb-8">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <h1 className="text-title font-semibold text-balance">{title}</h1>
            {isDesk && service && (
              <ButtonLink
                href={`${prefix}${service.path}`}
                look="secondary"
                className="print:hidden"
              >
                <Icon name="plus" className="size-4" />
                {labels("newBooking")}
              </ButtonLink>
            )}
          </div>
          {lead && <div className="mt-2 max-w-prose text-ink-soft">{lead}</div>}
        </header>
        {children}
      </div>
    </div>
  );
}
