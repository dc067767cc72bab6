"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { MapPin } from "@/lib/maps/map-view";
import type { MapNamespace } from "./map-namespace";

/** What one service's pins say besides; a client component. */
export type PinRating = ComponentType<{ pin: MapPin }>;
/** What can be done with one service's pins besides; a client component, on the picture. */
export type PinAction = ComponentType<{ pin: MapPin; href: string }>;
type Props = {
  namespace: MapNamespace;
  pin: MapPin;
  href: string;
  Rating?: PinRating;
  Action?: PinAction;
  /** A button to close it is in its corner. */
  isClosable?: boolean;
  className?: string;
};

/** What a pin stands for: picture, name, score, total, and the way to it. */
export function PinCard({
  namespace,
  pin,
  href,
  Rating,
  Action,
  isClosable = false,
  className,
}: Props) {
  const t = useTranslations(namespace);
  const { name, picture, note, total } = pin;
  return (
    <div
      className={clsx(
        "relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface-raised text-ink shadow-raised",
        className,
      )}
    >
      <div className="relative min-h-32 bg-brand-tint">
        <Picture
          src={picture}
          alt=""
          width={480}
          height={480}
          sizes="7rem"
          className="absolute inset-0 size-full object-cover"
        />
        {Action && (
          <div className="absolute start-1.5 top-1.5 z-10">
            <Action pin={pin} href={href} />
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-1 p-3">
        <p className={clsx("line-clamp-2 font-semibold", isClosable && "pe-9")}>
          <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
            <bdi>{name}</bdi>
          </Link>
        </p>
        {Rating && <Rating pin={pin} />}
        {note && <p className="text-sm text-ink-soft">{note}</p>}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          {total && (
            <p>
              {t("total")}{" "}
              <strong className="font-semibold">
                <MoneyText money={total} />
              </strong>
            </p>
          )}
          <span aria-hidden className="font-semibold text-brand-ink">
            {t("action")}
          </span>
        </div>
      </div>
    </div>
  );
}
