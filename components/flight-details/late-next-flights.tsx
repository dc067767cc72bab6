import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ScriptArrival } from "@/components/site/script-arrival.client";
import type { Itinerary } from "@/lib/api/contract/flights";
import type { MissedConnection } from "@/lib/data/flights";
import { NextFlights } from "./next-flights";

type Props = {
  itinerary: Itinerary;
  /** Null if loading failed. */
  next: Promise<MissedConnection[] | null>;
  /** Whether they are there already: then they stand where they belong. */ isWhole: boolean;
  /** The page that waits for them. */ wholeHref: string;
};

/** The ways on whenever they are known; the rest of the page waits for none of them. */
export function LateNextFlights({ itinerary, next, isWhole, wholeHref }: Props) {
  const content = <Known itinerary={itinerary} next={next} />;
  return isWhole ? (
    content
  ) : (
    <Suspense fallback={<Waiting wholeHref={wholeHref} />}>
      <ScriptArrival />
      {content}
    </Suspense>
  );
}

const Known = async ({ itinerary, next }: Pick<Props, "itinerary" | "next">) => (
  <NextFlights itinerary={itinerary} connections={await next} />
);

function Waiting({ wholeHref }: { wholeHref: string }) {
  const t = useTranslations("flightDetails.missed");
  return (
    <div className="border-t border-line pt-8">
      <p role="status" className="text-ink-soft noscript:hidden">
        {t("loading")}
      </p>
      <a
        href={`${wholeHref}#missed`}
        className="hidden min-h-11 items-center font-semibold text-brand-ink underline noscript:inline-flex"
      >
        {t("title")}
      </a>
    </div>
  );
}
