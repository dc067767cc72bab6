import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { title: string; findHref: string; children: ReactNode };

/** A booking's page for anyone with its key. */
export function FoundBooking({ title, findHref, children }: Props) {
  const t = useTranslations("findBooking");
  return (
    <div className="page-width py-6 md:py-10">
      {/* With a full page load: no other page may see this URL. */}
      <a
        href={findHref}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-ink hover:underline print:hidden"
      >
        <Icon name="arrow-left" className="mirrored size-4" />
        {t("another")}
      </a>
      <h1 className="mt-2 mb-6 text-title font-semibold text-balance">
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  );
}
