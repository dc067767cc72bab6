"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition, type ReactNode, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { BookingProblem } from "./booking-problem";

type Props = {
  title: string;
  /** The page without this. */ keepHref: string;
  /** Of the button that changes nothing. */ keep: string;
  /** The server's clock when the page was made: another one opens it anew. */ serverNow: string;
  /** Of its form, in words. */
  problem: { title?: string | false; text: string } | null;
  /** What it asks, above the buttons. */ children: ReactNode;
  /** Its form. */ actions: ReactNode;
};

/** A question that the address of a booking's page asks. Closed, it is gone from the address. */
export function AskedDialog({
  title,
  keepHref,
  keep,
  serverNow,
  problem,
  children,
  actions,
}: Props) {
  const t = useTranslations("trips.cancel");
  const router = useRouter();
  const [, startClosing] = useTransition();
  const [drawn, setDrawn] = useState({ at: serverNow, isOpen: true });
  // A newer page reopens it.
  if (drawn.at !== serverNow) setDrawn({ at: serverNow, isOpen: true });
  const close = () => setDrawn({ at: serverNow, isOpen: false });
  const onClose = () => {
    close();
    // At once: a reload doesn't bring it back.
    history.replaceState(null, "", keepHref);
    startClosing(() => router.refresh());
  };
  return (
    <Dialog isOpen={drawn.isOpen} onClose={onClose} title={title} closeLabel={t("close")}>
      {/* Takes the focus at first: not the button that cancels. */}
      <div id="cancel" tabIndex={-1} className="mt-5 space-y-5 outline-none">
        {problem && <BookingProblem {...problem} />}
        {children}
        <div className="grid gap-3">
          {actions}
          <form
            method="dialog"
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
              event.preventDefault();
              close();
            }}
            className="grid"
          >
            <Button type="submit" look="secondary">
              {keep}
            </Button>
          </form>
        </div>
      </div>
    </Dialog>
  );
}
