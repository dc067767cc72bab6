"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useRef, useState, type MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { sharePicture } from "@/lib/seo/share-picture";
import { usePictureText } from "./use-picture-text";

const loadDialog = () => import("./gallery-dialog.client");
type GalleryDialog = Awaited<ReturnType<typeof loadDialog>>["GalleryDialog"];

/** As many as the grid beside the first one has places for. */
const beside = 4;

/**
 * The hotel's pictures: the first large, some beside it, all on the whole screen, by a script that
 * loads when they are opened. Without script each leads to its own file.
 */
export function HotelGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const t = useTranslations("hotelDetails.gallery");
  // Which one the dialog begins with; null while it is closed.
  const [opened, setOpened] = useState<{ first: number; Dialog: GalleryDialog } | null>(null);
  const origin = useRef<HTMLElement | null>(null);
  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    origin.current = event.currentTarget;
    void loadDialog().then(
      ({ GalleryDialog: Dialog }) => setOpened({ first: index, Dialog }),
      // Offline, or a newer version of the site is there: as without script.
      () => window.location.assign(sharePicture(pictures[index] ?? "")),
    );
  };
  const close = () => {
    setOpened(null);
    origin.current?.focus();
  };
  const count = pictures.length;
  const toText = usePictureText({ name, count });
  const isGrid = count > beside;
  return (
    <section aria-label={t("label", { name })} className="relative">
      <ul
        className={clsx(
          "grid gap-2 overflow-hidden rounded-card",
          isGrid && "md:grid-cols-4 md:grid-rows-2",
        )}
      >
        {pictures.slice(0, isGrid ? beside + 1 : 1).map((picture, index) => (
          <li
            key={picture}
            className={clsx(
              "relative",
              index === 0 ? "md:col-span-2 md:row-span-2" : "max-md:hidden",
            )}
          >
            <a
              href={sharePicture(picture)}
              onClick={open(index)}
              aria-haspopup="dialog"
              className={clsx(
                "block h-full focus-visible:-outline-offset-4",
                index === 0 && !isGrid ? "aspect-3/2 md:aspect-21/9" : "aspect-3/2",
              )}
            >
              <Picture
                src={picture}
                alt={toText(picture, index)}
                width={960}
                height={640}
                sizes={index === 0 ? "(min-width: 768px) 620px, 100vw" : "310px"}
                isEager={index === 0}
                className="h-full w-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button
          type="button"
          onClick={open(0)}
          className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface-raised px-4 text-sm font-semibold text-ink shadow-card hover:text-brand-ink noscript:hidden"
        >
          <Icon name="images" className="size-4" />
          {t("all", { count })}
        </button>
      )}
      {opened && (
        <opened.Dialog name={name} pictures={pictures} first={opened.first} onClose={close} />
      )}
    </section>
  );
}
