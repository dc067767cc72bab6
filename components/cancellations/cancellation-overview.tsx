import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { ServiceId } from "@/lib/api/contract/services";

type Props = { services: readonly ServiceId[]; lines: readonly { name: string; href: string }[] };

/** How cancelling works for what the agency sells, and links to each cruise line's own rules. */
export function CancellationOverview({ services, lines }: Props) {
  const t = useTranslations("cancellations");
  return (
    <div className="space-y-10">
      <dl className="space-y-6">
        {services.map((service) => (
          <div key={service}>
            <dt className="text-heading font-semibold text-ink">
              {t(`services.${service}.title`)}
            </dt>
            <dd className="mt-1 text-ink-soft">{t(`services.${service}.text`)}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <section aria-labelledby="lines" className="space-y-3">
          <h2 id="lines" className="text-heading font-semibold text-ink">
            {t("lines")}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {lines.map(({ name, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex min-h-14 items-center rounded-control border border-line bg-surface px-4 font-semibold text-ink hover:border-brand-ink hover:text-brand-ink"
                >
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
