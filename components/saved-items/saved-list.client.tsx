"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { SavableService } from "@/lib/api/contract/savable-services";
import { comparedMaximum } from "@/lib/comparison/compared-maximum";
import { useHasScript } from "@/lib/device/use-has-script";
import { paths } from "@/lib/paths";
import { toItemKey } from "@/lib/saved-items/kept-item";
import { keptKindOf } from "@/lib/services/kept-kinds";
import { setSaved, useSavedList } from "@/lib/queries/saved-store";
import { toSavingProblem } from "@/lib/saved-items/to-saving-problem";
import type { ShownEntry } from "@/lib/saved-items/shown-entry";
import { showToast } from "@/lib/show-toast";
import { titleId } from "./page-ids";
import { removeFormId, SavedCard } from "./saved-card.client";

type Props = {
  /** Of the signed-in user; null for visitors, whose list is in the browser. */
  entries: readonly ShownEntry[] | null;
  prefix: string;
  today: string;
  showsPrices: boolean;
  canCompare: boolean;
  /** Of which a visitor's list shows items. */
  services: readonly SavableService[];
  /** Shown instead of an empty list. */
  nothing: ReactNode;
};

const comparisonOf = (item: ShownEntry["item"]) => keptKindOf(item).comparison;

/**
 * The saved items, to open, remove and compare; both forms work without script for those who are
 * signed in.
 */
export function SavedList({
  entries,
  prefix,
  today,
  showsPrices,
  canCompare,
  services,
  nothing,
}: Props) {
  const t = useTranslations("savedItems");
  const tSaving = useTranslations("saving");
  const hasScript = useHasScript();
  const local = useSavedList();
  const router = useRouter();
  const wasLocal = useRef(false);
  useEffect(() => {
    // The account has taken it over since the page was rendered.
    if (entries !== null && wasLocal.current && local.length === 0) router.refresh();
    wasLocal.current = local.length > 0;
  }, [entries, local, router]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const listed =
    entries?.filter(({ item }) => !removed.has(toItemKey(item))) ??
    local
      .filter(({ service }) => services.includes(service))
      .map((item): ShownEntry => ({ state: "known", item }));
  // A visitor's list comes by script: before, there is room for it where there is one (`markKept`).
  const isLocal = entries === null;
  const room = clsx("space-y-6", isLocal && "in-data-saved:min-h-screen");
  if (listed.length === 0)
    return (
      <div className={room}>
        <div className={clsx(isLocal && !hasScript && "in-data-saved:hidden noscript:hidden")}>
          {nothing}
        </div>
      </div>
    );

  const hide = (key: string, isHidden: boolean) =>
    setRemoved((before) =>
      isHidden ? new Set([...before, key]) : new Set([...before].filter((each) => each !== key)),
    );
  /** The pressed button goes; without another card, the page's title is what is left. */
  function focusBeside(position: number) {
    const cards = [...(list.current?.children ?? [])];
    const beside = cards[position + 1] ?? cards[position - 1];
    const button = beside?.querySelector<HTMLElement>("button[name=remove]");
    (button ?? document.getElementById(titleId))?.focus();
  }
  async function remove(entry: ShownEntry, isRemoved = true) {
    const { item } = entry;
    const key = toItemKey(item);
    const name = entry.state === "known" ? entry.item.name : t("unnamed");
    const kept = entry.state === "known" ? entry.item : null;
    hide(key, isRemoved);
    setChosen((before) => before.filter((id) => id !== item.id));
    try {
      await setSaved(kept ?? { ...item, name, place: null, picture: "", rating: null }, !isRemoved);
      if (!isRemoved) return;
      await showToast(
        "success",
        tSaving("removed", { name }),
        kept
          ? { id: "saving", label: tSaving("undo"), run: () => void remove(entry, false) }
          : undefined,
      );
    } catch (error) {
      hide(key, !isRemoved);
      await showToast("error", tSaving(toSavingProblem(error)));
    }
  }
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));

  // Of one service: there is one page that compares.
  const comparable = listed.flatMap((entry) =>
    canCompare && entry.state === "known" && comparisonOf(entry.item) ? [entry.item] : [],
  );
  const isComparing = comparable.length > 1;
  const [compared] = comparable;
  // The search of the latest one whose dates are still to come.
  const searches = comparable.flatMap((item) => {
    if (chosen.length > 0 && !chosen.includes(item.id)) return [];
    const query = comparisonOf(item)?.toQuery(item, today);
    return query ? [query] : [];
  });
  const hidden = Object.entries(searches[0] ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((single) => [name, String(single)] as const),
  );

  return (
    <div className={room}>
      <form id={removeFormId} method="post" action={`${prefix}${paths.savedRemove()}`} />
      <form
        method="get"
        action={`${prefix}${(compared && comparisonOf(compared)?.path) ?? paths.saved()}`}
        className="space-y-4"
      >
        {hidden.map(([name, value], index) => (
          // Rooms may repeat, and their order is that of the search.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {isComparing && <p className="text-sm text-ink-soft">{t("hint")}</p>}
        <ul ref={list} aria-label={t("list")} className="grid gap-4 lg:grid-cols-2">
          {listed.map((entry, position) => (
            <li key={toItemKey(entry.item)}>
              <SavedCard
                entry={entry}
                prefix={prefix}
                today={today}
                showsPrices={showsPrices}
                choice={
                  isComparing && comparisonOf(entry.item)
                    ? {
                        isChosen: chosen.includes(entry.item.id),
                        isFull: chosen.length >= comparedMaximum,
                        onChange: (isChosen) => choose(entry.item.id, isChosen),
                      }
                    : null
                }
                onRemove={() => {
                  focusBeside(position);
                  void remove(entry);
                }}
              />
            </li>
          ))}
        </ul>
        {isComparing && (
          // Always there: without any button, Enter in a box would send the form.
          <div
            hidden={hasScript && chosen.length === 0}
            className="compare-bar sticky bottom-3 z-20 mx-auto w-fit rounded-card border border-line bg-surface-raised px-3 py-2 shadow-raised print:hidden noscript:static"
          >
            <button
              type="submit"
              disabled={hasScript && chosen.length < 2}
              className={buttonClass()}
            >
              {t("compareChosen", { count: chosen.length })}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}
