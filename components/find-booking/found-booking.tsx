import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The page of a booking for whoever has its key. */
export function FoundBooking({
  title,
  findHref,
  children,
}: {
  title: string;
  findHref: string;
  children: ReactNode;
}) {
  const t = useTranslations("findBooking");
  return (
    <div className="page-width py-6 md:py-10">
      {/* Loaded anew: no other page may learn this one's address. */}
      <a
        href={findHref}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden className="mirrored size-4" />
        {t("another")}
      </a>
      <h1 className="mt-2 mb-6 text-title font-semibold text-balance">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  );
}
