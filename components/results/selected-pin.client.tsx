"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import type { MapPin } from "@/lib/maps/map-view";

/** The pin that was pressed. */
export function SelectedPin({
  pin,
  href,
  card,
  onClose,
}: {
  pin: MapPin;
  href: string;
  card: ReactNode;
  onClose: () => void;
}) {
  const t = useTranslations("hotelMap");
  return (
    <section
      aria-label={t("selected")}
      className="relative rounded-card border border-line bg-surface-raised text-ink shadow-raised"
    >
      {card ?? (
        <div className="space-y-1 p-4 pe-14">
          <p className="font-semibold">
            <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
              <bdi>{pin.name}</bdi>
            </Link>
          </p>
          {pin.total && (
            <p className="text-sm">
              {t("total")} <MoneyText money={pin.total} />
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
