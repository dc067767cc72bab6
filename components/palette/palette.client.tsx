"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { ClientViewForm } from "@/components/site/client-view-form.client";
import { controlClass } from "@/components/ui/control-class";
import { Dialog } from "@/components/ui/dialog.client";
import { Link } from "@/components/ui/link";
import { foldLetters } from "@/lib/api/contract/fold-letters";
import { paths } from "@/lib/paths";
import { foundBookingsQuery, minimumFound } from "@/lib/queries/agency-bookings";
import { getQueryClient } from "@/lib/queries/query-client";
import type { DeskKeysProps } from "./desk-keys.client";

type Props = DeskKeysProps & { onClose: () => void; onHelp: () => void };

/** The key that opens the same. */
const helpKey = "?";
const optionClass =
  "flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-start text-sm aria-selected:bg-brand-tint aria-selected:text-brand-ink";

/**
 * Finds pages, bookings and actions by a few letters. The focus stays in the field: arrows choose,
 * Enter does what a click on the chosen one does, Escape closes.
 */
export function Palette({ pages, prefix, clientView, onClose, onHelp }: Props) {
  const t = useTranslations("palette");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  /** What arrows or the pointer chose; otherwise the first one is. */
  const [chosen, setChosen] = useState<string | null>(null);
  // Not deferred: Enter would take what was first for fewer letters.
  const asked = text.trim();
  const found = useQuery(foundBookingsQuery(asked), getQueryClient());
  const words = foldLetters(asked);
  const matches = (...texts: string[]) => texts.some((one) => foldLetters(one).includes(words));

  const matchingPages = pages.filter((page) => matches(page.text));
  // Until the answer is there, those of fewer letters which have these, too.
  const bookings = (asked.length < minimumFound ? [] : (found.data ?? [])).filter(
    ({ reference, title, traveller }) =>
      !found.isPlaceholderData || matches(reference, title, traveller),
  );
  const shownActions = [
    ...(asked ? ["search"] : []),
    ...(clientView && matches(clientView.text) ? ["clientView"] : []),
    ...(matches(t("help.title")) ? ["help"] : []),
  ];
  const ids = [
    ...matchingPages.map(({ href }) => href),
    ...bookings.map(({ reference }) => reference),
    ...shownActions,
  ];
  const active = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null);
  const elementId = (option: string) => `${id}-${ids.indexOf(option)}`;
  const activeId = active === null ? undefined : elementId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && active !== null) {
      event.preventDefault();
      setChosen(ids.at((ids.indexOf(active) + step) % ids.length) ?? null);
    } else if (event.key === "Enter" && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  /** Gives the focus back to where it was before. */
  const leave = () => list.current?.closest("dialog")?.close();
  const option = (own: string) => ({
    id: elementId(own),
    role: "option",
    tabIndex: -1,
    "aria-selected": own === active,
    onPointerMove: () => setChosen(own),
    onClick: leave,
    className: optionClass,
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      className="mt-4! w-[min(36rem,100vw-2rem)]! sm:mt-[10vh]!"
    >
      <input
        type="text"
        role="combobox"
        aria-label={t("field")}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={t("hint")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(null);
        }}
        onKeyDown={hearKey}
        className={controlClass("mt-4 w-full")}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("results")}
        className="-mx-3 mt-3 -mb-3 max-h-[min(50dvh,28rem)] overflow-y-auto overscroll-contain"
      >
        {matchingPages.length > 0 && (
          <Group id={`${id}-pages`} title={t("pages")}>
            {/* A new document, as from the menu: some are the main app's. */}
            {matchingPages.map((page) => (
              <a key={page.href} href={page.href} {...option(page.href)}>
                {page.text}
              </a>
            ))}
          </Group>
        )}
        {bookings.length > 0 && (
          <Group id={`${id}-bookings`} title={t("bookings")}>
            {bookings.map(({ reference, title, traveller }) => (
              <Link
                key={reference}
                href={`${prefix}${paths.agentBooking(reference)}`}
                {...option(reference)}
              >
                <span className="min-w-0 truncate">
                  <bdi className="font-semibold">{title}</bdi> · <bdi>{traveller}</bdi>
                </span>
                <bdi dir="ltr" className="shrink-0 text-ink-soft tabular-nums">
                  {reference}
                </bdi>
              </Link>
            ))}
          </Group>
        )}
        {shownActions.length > 0 && (
          <Group id={`${id}-actions`} title={t("actions")}>
            {shownActions.includes("search") && (
              <Link href={`${prefix}${paths.agentBookings({ q: asked })}`} {...option("search")}>
                <span className="truncate">{t("search", { text: asked })}</span>
              </Link>
            )}
            {clientView && shownActions.includes("clientView") && (
              <ClientViewForm isOn={!clientView.isOn} prefix={prefix}>
                <button type="submit" {...option("clientView")}>
                  {clientView.text}
                </button>
              </ClientViewForm>
            )}
            {shownActions.includes("help") && (
              <button
                type="button"
                {...option("help")}
                onClick={() => {
                  leave();
                  onHelp();
                }}
              >
                {t("help.title")}
                <kbd className="text-ink-soft">{helpKey}</kbd>
              </button>
            )}
          </Group>
        )}
      </div>
      <p role="status" className="sr-only">
        {t("found", { count: bookings.length + matchingPages.length })}
      </p>
    </Dialog>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
        {title}
      </p>
      {children}
    </div>
  );
}
