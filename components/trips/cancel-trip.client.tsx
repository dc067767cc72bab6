"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
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

/** Cancels in two steps: what it gives back, to the cent, and then a yes to that very amount. */
export function CancelTrip({ service, which, zone }: Props) {
  const t = useTranslations("trips.cancel");
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      <p role="status" className="text-sm">
        {announcement}
      </p>
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
            onDone={(text) => {
              setAnnouncement(text);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
