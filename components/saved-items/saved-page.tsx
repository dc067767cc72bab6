import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { Notice } from "@/components/ui/notice";
import { buttonClass } from "@/components/ui/button-class";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { paths } from "@/lib/paths";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";
import { NothingSaved } from "./nothing-saved";
import { titleId } from "./page-ids";
import { SavedList } from "./saved-list.client";

type Props = {
  /** Null for visitors: theirs are in the browser. */
  entries: readonly ShownEntry[] | "failed" | null;
  /** Language prefix of every path: "" or "/es". */
  prefix: string;
  /** The agency's day. */
  today: string;
  showsPrices: boolean;
  canCompare: boolean;
  /** Of which a visitor's list shows items. */
  services: readonly SavableService[];
  /** Null for signed-in viewers or without a log-in. */
  logInHref: string | null;
};

/** What was saved for later; without script for those who are signed in. */
export function SavedPage({ entries, logInHref, ...list }: Props) {
  const t = useTranslations("savedItems");
  return (
    <div className="page-width space-y-6 py-6 md:py-10">
      <header className="max-w-prose space-y-2">
        <h1 id={titleId} tabIndex={-1} className="text-title font-semibold outline-none">
          {t("title")}
        </h1>
        <p className="text-ink-soft">{t("lead")}</p>
      </header>
      {entries === null && (
        <div className="hidden noscript:block">
          <Notice>
            <p>{t("needsScript")}</p>
          </Notice>
        </div>
      )}
      {logInHref && (
        <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-brand-tint p-4 sm:p-5">
          <p className="min-w-0 flex-1 basis-64">{t("localOnly")}</p>
          {/* Loaded anew: that page has a policy of its own. */}
          <a href={logInHref} className={buttonClass({ look: "secondary" })}>
            {t("signIn")}
          </a>
        </section>
      )}
      {entries === "failed" ? (
        <>
          <Notice tone="error">
            <p>{t("failed")}</p>
          </Notice>
          <a href={`${list.prefix}${paths.saved()}`} className={buttonClass({ look: "secondary" })}>
            {t("again")}
          </a>
        </>
      ) : (
        <ClientTexts
          namespaces={[
            ...(["savedItems", "saving", "money"] as const),
            ...(["hotelTerms", "carTerms.orSimilar", "carTerms.rental"] as const),
            ...(["flightTerms.daysLater", "activityTerms.people"] as const),
          ]}
        >
          <SavedList {...list} entries={entries} nothing={<NothingSaved prefix={list.prefix} />} />
        </ClientTexts>
      )}
    </div>
  );
}
