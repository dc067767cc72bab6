import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LogOutLink } from "@/components/site/log-out-link";
import { Icon } from "@/components/ui/icon";
import type { AgentSummary } from "@/lib/api/contract/agencies";
import type { SideEntry } from "@/lib/session/to-side-entries";
import { SideEntries } from "./side-entries";
import { SideNavigationRegion } from "./side-navigation-region.client";
import { SideSummary } from "./side-summary";

type Props = {
  navigation: { entries: SideEntry[]; summary: AgentSummary | null };
  supportLabel: string | null;
  prefix: string;
  /** What else finds pages. */
  search?: ReactNode;
};

const press = "grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-brand-tint";

/**
 * The agents' menu, initially closed. A native popover: its button toggles it, Esc and a click
 * elsewhere close it, the page behind doesn't scroll.
 */
export function SideNavigation({
  navigation: { entries, summary },
  supportLabel,
  prefix,
  search,
}: Props) {
  const t = useTranslations("navigation");
  return (
    <SideNavigationRegion>
      <button
        type="button"
        popoverTarget="side-navigation"
        aria-label={t("toggle")}
        className={`${press} -ms-2`}
      >
        <Icon name="panel-left" className="mirrored size-6" />
      </button>
      <nav
        id="side-navigation"
        popover="auto"
        aria-label={t("title")}
        className="side-sheet side-sheet-start"
      >
        <div className="flex items-center justify-between ps-3">
          <p className="text-heading font-semibold">{t("title")}</p>
          <button
            type="button"
            popoverTarget="side-navigation"
            popoverTargetAction="hide"
            aria-label={t("close")}
            className={press}
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        {search}
        {summary && <SideSummary summary={summary} prefix={prefix} />}
        <SideEntries entries={entries} supportLabel={supportLabel} prefix={prefix} />
        <div className="border-t border-line pt-3">
          <LogOutLink prefix={prefix} label={t("logOut")} />
        </div>
      </nav>
    </SideNavigationRegion>
  );
}
