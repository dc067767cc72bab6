"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import type { MapPin } from "@/lib/maps/map-view";
import type { MapNamespace } from "./map-namespace";

/** The selected pin's card, or its name and label. */
export function SelectedPin({
  namespace,
  pin,
  href,
  card,
  onClose,
}: {
  namespace: MapNamespace;
  pin: MapPin;
  href: string;
  card: ReactNode;
  onClose: () => void;
}) {
  const t = useTranslations("resultsMap");
  const tService = useTranslations(namespace);
  return (
    <section
      aria-label={tService("selected")}
      className="relative rounded-card border border-line bg-surface-raised text-ink shadow-raised"
    >
      {card ?? (
        <div className="space-y-1 p-4 pe-14">
          <p className="font-semibold">
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
              <bdi>{pin.name}</bdi>
            </Link>
          </p>
          {pin.label !== null && (
            <p className="text-sm">
              {typeof pin.label === "string" ? (
                pin.label
              ) : (
                <>
                  {tService("total")} <MoneyText money={pin.label} />
                </>
              )}
            </p>
          )}
        </div>
      )}
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="absolute end-2 top-2 z-10 grid size-10 place-items-center rounded-pill bg-surface-raised text-ink-soft hover:bg-brand-tint hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  );
}
