import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { DestinationSummary } from "@/lib/api/contract/destinations";
import { toFormatLocale } from "@/lib/api/contract/languages";
import { paths } from "@/lib/paths";

type Props = { destinations: readonly DestinationSummary[]; prefix: string; heading: "h2" | "h3" };

/** Places as cards that lead to their pages. */
export const DestinationCards = ({ destinations, prefix, heading: Heading }: Props) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {destinations.map(({ slug, name, summary, image, language }) => (
      <li key={slug} className="relative overflow-hidden rounded-card border border-line bg-surface shadow-card hover:border-line-strong">
        <Picture src={image} alt="" width={480} height={320} sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw" className="aspect-3/2 w-full" />
        <div lang={toFormatLocale(language)} className="space-y-1 p-4">
          <Heading className="text-heading font-semibold text-ink">
            <Link href={`${prefix}${paths.destination(slug)}`} className="after:absolute after:inset-0 hover:text-brand-ink">
              {name}
            </Link>
          </Heading>
          <p className="text-ink-soft">{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
