"use client";

import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { closePopover } from "@/lib/close-popover";

const phone = "(width < 48rem) and (pointer: coarse)";
const isPhone = () => "showPopover" in HTMLElement.prototype && window.matchMedia(phone).matches;

/** Keeps to what the keyboard leaves of the window, until the returned function is called. */
function fitAboveKeyboard(box: HTMLElement): () => void {
  const { visualViewport } = window;
  const fit = () => {
    box.style.setProperty("--seen-top", `${visualViewport?.offsetTop ?? 0}px`);
    box.style.setProperty(
      "--seen-height",
      visualViewport ? `${visualViewport.height}px` : "100dvh",
    );
  };
  fit();
  visualViewport?.addEventListener("resize", fit);
  visualViewport?.addEventListener("scroll", fit);
  return () => {
    visualViewport?.removeEventListener("resize", fit);
    visualViewport?.removeEventListener("scroll", fit);
  };
}

/** Nothing beside it can be reached, until the returned function is called. */
function makeRestInert(box: HTMLElement): () => void {
  const rest: HTMLElement[] = [];
  for (let inner = box; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    // Not `children`: in a form that is the control of this name.
    for (const other of inner.parentElement.querySelectorAll(":scope > *"))
      if (other instanceof HTMLElement && other !== inner && !other.inert)
        if (!other.dataset.liveAnnouncer) rest.push(other);
  for (const each of rest) each.inert = true;
  return () => rest.forEach((each) => (each.inert = false));
}

/** Lays a box over the whole page, until the returned function is called. */
function coverPage(box: HTMLElement, { onClose }: { onClose: () => void }): () => void {
  box.popover = "auto";
  box.showPopover();
  // A phone's own way back closes it, too.
  const follow = ({ newState }: ToggleEvent) => newState === "closed" && onClose();
  box.addEventListener("toggle", follow);
  const undo = [fitAboveKeyboard(box), makeRestInert(box)];
  return () => {
    for (const each of undo) each();
    box.removeEventListener("toggle", follow);
    closePopover(box);
    box.popover = null;
  };
}

/** Puts the keyboard away, and keeps the place in the page. */
function leaveField(box: HTMLElement) {
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}

/**
 * On a phone a field and its list take the whole screen while the field is filled in. The field
 * stays the same element: the press that opens it is the one that brings the keyboard. `box` is for
 * what is laid over the page, of the class `phone-picker`.
 */
export function usePhonePicker(input: RefObject<HTMLInputElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Closed by a key: the next one goes on from the field.
  const keepsFocus = useRef(false);
  const close = () => setOpen(false);
  const open = () => {
    if (!isPhone()) return;
    keepsFocus.current = false;
    setOpen(true);
  };

  useLayoutEffect(() => {
    if (isOpen && box.current) return coverPage(box.current, { onClose: () => setOpen(false) });
  }, [isOpen]);
  // After the above is undone: React takes back what moves the focus meanwhile.
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const { activeElement } = document;
    if (!isClosed || !box.current) return;
    if (activeElement !== document.body && !box.current.contains(activeElement)) return;
    if (!keepsFocus.current || activeElement !== input.current) leaveField(box.current);
  }, [isOpen, input]);

  return {
    box,
    isOpen,
    open,
    close,
    handlers: {
      // The combobox also makes such events itself, as its list is left.
      onFocus: ({ target, isTrusted }: FocusEvent) => {
        if (isTrusted && target === input.current) open();
      },
      onClick: ({ target }: MouseEvent) => {
        if (target === input.current) open();
      },
      // Put away by its own key, the keyboard leaves more of the list. Buttons beside the field
      // are of the same screen.
      onBlurCapture: (event: FocusEvent) => {
        if (!isOpen) return;
        const next = event.relatedTarget;
        if (!next || box.current?.contains(next)) event.stopPropagation();
      },
      // The keyboard stays while something beside the field is pressed.
      onMouseDown: (event: MouseEvent) => {
        if (isOpen && event.target !== input.current) event.preventDefault();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (!isOpen) return;
        keepsFocus.current = ["Escape", "Enter", "Tab"].includes(event.key);
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      },
    },
  };
}
