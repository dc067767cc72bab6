"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon";

const looks = {
  card: {
    dialog:
      "m-auto w-[min(28rem,100vw-2rem)] max-w-none rounded-card bg-surface-raised shadow-raised p-0 text-ink [&:not(:modal)]:static [&:not(:modal)]:w-full",
    body: "relative p-6 sm:p-8",
    title: "pe-10 text-heading",
    close: "end-4 top-4 size-10 text-ink-soft hover:bg-brand-tint hover:text-ink",
  },
  full: {
    dialog:
      "m-0 h-dvh max-h-none w-full max-w-none bg-surface-raised p-0 text-ink [&:not(:modal)]:static [&:not(:modal)]:w-full",
    body: "full-dialog relative",
    title: "pe-10 text-heading",
    close: "end-1.5 top-1 size-11 text-ink-soft hover:bg-brand-tint hover:text-ink",
  },
  screen: {
    dialog:
      "m-0 size-full max-h-none max-w-none bg-night p-0 text-on-photo [&_:focus-visible]:outline-on-photo",
    body: "relative flex h-dvh flex-col",
    title: "truncate ps-4 pe-16 leading-14",
    close: "end-2 top-1.5 size-11 hover:bg-on-photo hover:text-night",
  },
} as const;

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /**
   * A card in the middle, the whole screen, which the children share and scroll in by themselves,
   * or the same in the dark, as pictures are looked at.
   */
  look?: keyof typeof looks;
  className?: string;
};

/**
 * The native modal dialog: Esc, backdrop and button close it, and the focus returns to where it
 * came from. One that a page opens with is a part of it until scripts run.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  look = "card",
  className,
}: Props) {
  const classes = looks[look];
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const [isOpenAtFirst] = useState(isOpen);
  const isModal = useRef(false);
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    if (isOpen && !isModal.current) {
      dialog.current?.removeAttribute("open");
      dialog.current?.showModal();
      isModal.current = true;
    }
    if (!isOpen && isModal.current) dialog.current?.close();
  }, [isOpen]);

  return (
    // The keyboard's equivalent of the backdrop click is Esc, which the element handles itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      open={isOpenAtFirst}
      aria-labelledby={titleId}
      onClose={() => {
        isModal.current = false;
        onClose();
      }}
      // A press that begins inside and ends on the backdrop, as one that selects text may, or one
      // during which the dialog becomes modal, is reported as a click on the dialog.
      onPointerDown={({ target }) => {
        isBackdropPressed.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (isBackdropPressed.current && target === dialog.current) dialog.current?.close();
      }}
      className={clsx("sheet", classes.dialog, className)}
    >
      <div className={classes.body}>
        <h2 id={titleId} className={clsx("font-semibold", classes.title)}>
          {title}
        </h2>
        {children}
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className={clsx(
            "absolute grid place-items-center rounded-pill noscript:hidden",
            classes.close,
          )}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
