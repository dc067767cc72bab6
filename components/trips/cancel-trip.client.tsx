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
  which: BookingAccess;
  /** IANA zone of the place. */ zone: string;
};

/**
 * Cancels in two steps: what it gives back, to the cent, and then a yes to that very amount. What
 * came of it is told by the page, drawn anew.
 */
export function CancelTrip({ service, which, zone }: Props) {
  const t = useTranslations("trips.cancel");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isReloading, startReload] = useTransition();
  return (
    <>
      <Button look="danger" isLoading={isReloading} onClick={() => setOpen(true)}>
        {t("open")}
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
            which={which}
            zone={zone}
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
