import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { FoundCount } from "./found-count.client";
import { ProgressLine } from "./progress-line";
import { ResultsSkeleton } from "./results-skeleton";
import type { Reload } from "./to-reload";

type Props = Pick<ComponentProps<typeof ResultsSkeleton>, "hasWidePictures"> & {
  namespace: ResultsNamespace;
  /** Whether some are there: then this stands before them, else in their place. */
  hasResults: boolean;
  reload: Reload;
  /** Polls the search. */
  watch: ReactNode;
};

/** While suppliers are being queried: the page polls by its script, or reloads itself. */
export function StillSearching({ namespace, hasWidePictures, hasResults, reload, watch }: Props) {
  const [t, tService] = [useTranslations("results.searching"), useTranslations(namespace)];
  const withoutScript = (
    <noscript>
      {reload.refresh && <meta httpEquiv="refresh" content={reload.refresh} />}
      <a
        href={reload.href}
        className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
      >
        {t("action")}
      </a>
    </noscript>
  );
  return (
    <>
      {hasResults ? (
        <div className="text-ink-soft">
          <ProgressLine />
          <p>{t("more")}</p>
          {withoutScript}
        </div>
      ) : (
        <>
          <FoundCount text={tService("searching")} />
          <ResultsSkeleton label={tService("searching")} hasWidePictures={hasWidePictures}>
            <p>{t("text")}</p>
            {withoutScript}
          </ResultsSkeleton>
        </>
      )}
      {watch}
    </>
  );
}
