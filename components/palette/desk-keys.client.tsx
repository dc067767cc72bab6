"use client";

import { useEffect, useState, type ComponentType } from "react";
import { focusSearch, moveInList, selectInList } from "./list-keys";
import { areSingleKeysOn, opensPalette, toSingleKey } from "./single-keys";

export type PalettePage = { /** With the language. */ href: string; text: string };
export type DeskKeysProps = {
  /** Those that the viewer may see, as in the menu. */ pages: readonly PalettePage[];
  /** Of the language. */ prefix: string;
  /** Whether it is on, and what turning it is called; null for those who never see net prices. */
  clientView: { isOn: boolean; text: string } | null;
};

type Opened = "palette" | "help";
type Parts = {
  palette: ComponentType<DeskKeysProps & { onClose: () => void; onHelp: () => void }>;
  help: ComponentType<{ onClose: () => void }>;
};
/** Loaded when first opened. */
const loadParts = async (): Promise<Parts> => {
  const [{ Palette }, { KeyHelp }] = await Promise.all([
    import("./palette.client"),
    import("./key-help.client"),
  ]);
  return { palette: Palette, help: KeyHelp };
};

const actions: Readonly<Record<string, () => boolean>> = {
  "/": focusSearch,
  j: () => moveInList(1),
  k: () => moveInList(-1),
  x: selectInList,
};

/**
 * The keys of those who work at the agency: Ctrl-K opens the palette on every page, single keys
 * move in lists. They never fire while the user types, and can be switched off.
 */
export function DeskKeys(props: DeskKeysProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const open = (what: Opened) => {
      setOpened(what);
      // Offline, say: the next press tries again.
      loadParts().then(setParts, () => setOpened(null));
    };
    const hear = (event: KeyboardEvent) => {
      if (opensPalette(event)) {
        event.preventDefault();
        // Not above another dialog, which it would cover.
        if (!document.querySelector("dialog:modal")) open("palette");
        return;
      }
      const key = toSingleKey(event);
      if (key === null || !areSingleKeysOn()) return;
      if (key === "?") {
        event.preventDefault();
        open("help");
      } else if (Object.hasOwn(actions, key) && actions[key]?.()) event.preventDefault();
    };
    const hearClick = ({ target }: MouseEvent) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>("[data-opens-palette]");
      if (!button) return;
      // Its menu closes first: the focus comes back to what opened that.
      button.closest<HTMLElement>("[popover]")?.hidePopover();
      open("palette");
    };
    document.addEventListener("keydown", hear);
    document.addEventListener("click", hearClick);
    return () => {
      document.removeEventListener("keydown", hear);
      document.removeEventListener("click", hearClick);
    };
  }, []);
  if (!parts || !opened) return null;
  /** The close event of one may come after the other was opened. */
  const close = () => setOpened((now) => (now === opened ? null : now));
  if (opened === "help") return <parts.help onClose={close} />;
  return <parts.palette {...props} onClose={close} onHelp={() => setOpened("help")} />;
}
