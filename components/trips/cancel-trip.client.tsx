"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import type { BookingAccess } from "@/lib/api/browser/bookings";
import type { ItemService } from "@/lib/api/contract/items";
import { Dialog } from "@/components/ui/dialog.client";
import { CancelSteps } from "./cancel-steps.client";

type Props = {
  service: ItemService;
  /** Who reads it: whom it is for, or who sold it to them. */ reader: "buyer" | "agency";
  which: BookingAccess;
  /** IANA zone of the place. */ zone: string;
  /** No rule says what comes back: the supplier is asked. */ isAsked: boolean;
  /** The server's clock when the page was made: the visitor's may be wrong. */ serverNow: string;
};

/**
 * Cancels in two steps: what it gives back, to the cent, and then a yes to that very amount. What
 * came of it is told by the page, drawn anew.
 */
export function CancelTrip({ service, reader, which, zone, isAsked, serverNow }: Props) {
  const t = useTranslations("trips.cancel");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isReloading, startReload] = useTransition();
  const [skewMs] = useState(() => Date.parse(serverNow) - Date.now());
  return (
    <>
      <Button
        look={isAsked ? "secondary" : "danger"}
        isLoading={isReloading}
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      >
        {t(isAsked ? (reader === "agency" ? "saleSee" : "see") : "open")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("title")}
        closeLabel={t("close")}
      >
        {isOpen && (
          <CancelSteps
            service={service}
            reader={reader}
            which={which}
            zone={zone}
            isAsked={isAsked}
            skewMs={skewMs}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              startReload(() => router.refresh());
            }}
          />
        )}
      </Dialog>
    </>
  );
}
