import { useTranslations } from "next-intl";
import { LogOutLink } from "@/components/site/log-out-link";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { User } from "@/lib/api/contract/users";
import { AccountSummary } from "./account-summary";
import { Avatar } from "./avatar";
import { ClientViewSwitch } from "./client-view-switch";
import { MenuLinks, type MenuEntries } from "./menu-links";

type Props = { user: User; entries: MenuEntries; supportLabel: string | null; prefix: string };

export function AccountMenu({ user, entries, supportLabel, prefix }: Props) {
  const t = useTranslations("site.account");
  const name = user.personal_info.first_name || user.personal_info.email;
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={t("signedInAs", { name })}
        className={buttonClass({ look: "quiet", size: "small", className: "ps-1.5" })}
      >
        <Avatar user={user} />
        <span className="max-w-40 truncate">{name}</span>
        <Icon name="chevron-down" className="size-4 text-ink-soft" />
      </button>
      <section
        id="account-menu"
        popover="auto"
        aria-label={t("menu")}
        className="popover-menu w-72"
      >
        <AccountSummary user={user} />
        <hr className="my-2 border-line" />
        {entries.length > 0 && (
          <>
            <MenuLinks entries={entries} prefix={prefix} supportLabel={supportLabel} />
            <hr className="my-2 border-line" />
          </>
        )}
        <ClientViewSwitch user={user} prefix={prefix} />
        <LogOutLink prefix={prefix} />
      </section>
    </>
  );
}
