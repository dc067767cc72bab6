import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { DestinationSummary } from "@/lib/api/contract/destinations";
import { paths } from "@/lib/paths";
import { DestinationCards } from "./destination-cards";

type Props = { destinations: readonly DestinationSummary[]; prefix: string };

/** The agency's favourite places on its home page; nothing if it has none. */
export function TopDestinations({ destinations, prefix }: Props) {
  const t = useTranslations("destinations");
  if (destinations.length === 0) return null;
  return (
    <section aria-labelledby="top-destinations" className="page-width space-y-6 py-10 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="top-destinations" className="text-title font-semibold text-ink">
          {t("top")}
        </h2>
        <Link
          href={`${prefix}${paths.destinations()}`}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
        >
          {t("all")}
        </Link>
      </header>
      <DestinationCards destinations={destinations} prefix={prefix} heading="h3" />
    </section>
  );
}
