import clsx from "clsx";
import { TextLanguage } from "@/components/site/text-language";
import { Link } from "@/components/ui/link";
import { ClientPicture } from "@/components/ui/client-picture.client";
import type { DestinationSummary } from "@/lib/api/contract/destinations";
import { languageAttributes } from "@/lib/i18n/language-attributes";
import { paths } from "@/lib/paths";

type Props = { destinations: readonly DestinationSummary[]; prefix: string; heading: "h2" | "h3" };

/** Three in a row; the first ones are larger if the last row would have a gap. */
const isLarge = (index: number, count: number) =>
  (count % 3 === 2 && index < 2) || (count % 3 === 1 && count > 1 && index < 4);

/** Places as cards that link to their pages. */
export const DestinationCards = ({ destinations, prefix, heading: Heading }: Props) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
    {destinations.map(({ slug, name, summary, image, language }, index) => (
      <li
        key={slug}
        className={clsx(
          "destination-card",
          isLarge(index, destinations.length) && "destination-card-large",
        )}
      >
        <ClientPicture
          src={image}
          alt=""
          width={480}
          height={320}
          sizes={
            isLarge(index, destinations.length)
              ? "(width >= 40rem) 50vw, 100vw"
              : "(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
          }
        />
        <div {...languageAttributes(language)} className="destination-card-text">
          <Heading>
            <Link href={`${prefix}${paths.destination(slug)}`} className="result-link">
              {name}
            </Link>
          </Heading>
          <p>{summary}</p>
          <TextLanguage language={language} />
        </div>
      </li>
    ))}
  </ul>
);
