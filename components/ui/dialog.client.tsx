"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Takes all of the screen, which its children share: they scroll by themselves. */
  isFull?: boolean;
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
  isFull = false,
  className,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const [isOpenAtFirst] = useState(isOpen);
  const isModal = useRef(false);

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
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className={clsx(
        "sheet max-w-none bg-surface-raised p-0 text-ink [&:not(:modal)]:static [&:not(:modal)]:w-full",
        isFull
          ? "m-0 h-dvh max-h-none w-full"
          : "m-auto w-[min(28rem,100vw-2rem)] rounded-card shadow-raised",
        className,
      )}
    >
      <div className={clsx("relative", isFull ? "full-dialog" : "p-6 sm:p-8")}>
        <h2 id={titleId} className="pe-10 text-heading font-semibold">
          {title}
        </h2>
        {children}
        <button
          type="button"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
          className={clsx(
            "absolute grid place-items-center rounded-pill text-ink-soft hover:bg-brand-tint hover:text-ink noscript:hidden",
            isFull ? "end-1.5 top-1 size-11" : "end-4 top-4 size-10",
          )}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
