import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { DeskList } from "@/lib/api/contract/desk-lists";
import type { SavedView } from "@/lib/api/contract/saved-views";
import type { ViewProblem } from "@/lib/saved-views/view-problems";
import { ViewFields } from "./view-fields";

export type ShownView = Pick<SavedView, "id" | "name" | "isShared" | "canChange"> & {
  /** With the language. */ href: string;
  /** The list has just these filters. */ isCurrent: boolean;
};

type Props = {
  list: DeskList;
  views: readonly ShownView[];
  /** The whole list. */ all: { href: string; isCurrent: boolean };
  /** Of the list's address, to be saved and to come back to. */ query: string;
  canShare: boolean;
  /** Where the forms are posted, without the form's name; with the language. */ action: string;
  problem: ViewProblem | null;
};

const tab =
  "inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-line-strong px-3.5 text-sm font-medium hover:border-brand-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink lg:min-h-9";
const summary =
  "inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-brand-ink hover:underline lg:min-h-9 [&::-webkit-details-marker]:hidden";
const panel = "mt-2 rounded-card border border-line bg-surface p-4 shadow-card";

/** A list's saved views as tabs, and the forms that save, rename and delete them. */
export function ViewBar({ list, views, all, query, canShare, action, problem }: Props) {
  const t = useTranslations("savedViews");
  const current = views.find(({ isCurrent }) => isCurrent);
  if (!problem && views.length === 0 && all.isCurrent) return null;
  const hidden = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
    </>
  );
  return (
    <div className="space-y-2">
      {problem && (
        <Notice tone="error">
          <p>{t(`problems.${problem}`)}</p>
        </Notice>
      )}
      {views.length > 0 && (
        <nav aria-label={t("label")}>
          <ul className="flex flex-wrap gap-x-1.5 gap-y-2">
            <li>
              <Link
                href={all.href}
                aria-current={all.isCurrent ? "true" : undefined}
                className={tab}
              >
                {t("all")}
              </Link>
            </li>
            {views.map(({ id, name, href, isCurrent, isShared }) => (
              <li key={id}>
                <Link href={href} aria-current={isCurrent ? "true" : undefined} className={tab}>
                  <bdi>{name}</bdi>
                  {isShared && <Icon name="users" className="size-4" />}
                  {isShared && <span className="sr-only">{t("isShared")}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="flex flex-wrap items-start gap-x-4">
        {!current && !all.isCurrent && (
          <details>
            <summary className={summary}>
              <Icon name="plus" className="size-4" />
              {t("save")}
            </summary>
            <form method="post" action={`${action}/save`} className={panel}>
              {hidden}
              <ViewFields id="view-new" label={t("name")} canShare={canShare}>
                <Button type="submit" look="secondary">
                  {t("saveAction")}
                </Button>
              </ViewFields>
            </form>
          </details>
        )}
        {current?.canChange && (
          <details>
            <summary className={summary}>
              <Icon name="pencil" className="size-4" />
              {t("change")}
            </summary>
            <div className={`${panel} space-y-3`}>
              <form method="post" action={`${action}/rename`}>
                {hidden}
                <input type="hidden" name="id" value={current.id} />
                <ViewFields id="view-name" label={t("name")} name={current.name}>
                  <Button type="submit" look="secondary">
                    {t("renameAction")}
                  </Button>
                </ViewFields>
              </form>
              <form method="post" action={`${action}/delete`}>
                {hidden}
                <input type="hidden" name="id" value={current.id} />
                <Button type="submit" look="danger" size="small">
                  {t("deleteAction")}
                </Button>
              </form>
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
