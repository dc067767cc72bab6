import clsx from "clsx";
import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

/**
 * The first view: an image, the agency's headline and the search panel, which overlaps the image's
 * lower edge.
 */
export function Hero({
  image,
  title,
  text,
  composition = "start",
  children,
}: {
  image: string | null;
  title: string;
  text: string;
  composition?: "start" | "centre" | undefined;
  children: ReactNode;
}) {
  return (
    <section className="relative isolate z-10">
      <div className="absolute inset-0 -z-10 overflow-hidden bg-brand">
        {image && (
          <Picture
            src={image}
            alt=""
            width={1600}
            height={686}
            sizes="100vw"
            isEager
            isUprightOnPhones
            className="h-full w-full object-cover"
          />
        )}
        {/* The scrim keeps the text readable on any image. */}
        <div className="absolute inset-0 bg-linear-to-b from-scrim/30 via-scrim/20 to-scrim" />
        {composition === "start" ? (
          <div className="absolute inset-0 bg-linear-to-r from-scrim/60 to-transparent to-70% rtl:bg-linear-to-l" />
        ) : (
          <div className="absolute inset-0 bg-scrim/30" />
        )}
      </div>
      <div className="page-width flex flex-col gap-6 pt-14 pb-8 sm:gap-8 sm:pt-24 sm:pb-14 lg:pt-32">
        <div
          className={clsx(
            "max-w-2xl space-y-3 text-on-photo",
            composition === "centre" && "mx-auto text-center",
          )}
        >
          <h1 className="text-display font-semibold text-balance drop-shadow-md">{title}</h1>
          <p
            className={clsx(
              "max-w-xl text-lead drop-shadow-md",
              composition === "centre" && "mx-auto",
            )}
          >
            {text}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
