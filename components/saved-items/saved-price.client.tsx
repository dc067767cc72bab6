"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { buttonClass } from "@/components/ui/button-class";
import type { Money } from "@/lib/money/money";
import { readShownPrice } from "@/lib/prices/shown-price";
import { priceNowQuery } from "@/lib/queries/prices-now";
import { getQueryClient } from "@/lib/queries/query-client";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { SearchAgain } from "./search-again";

type Props = {
  item: KeptItem;
  name: string;
  /** With a language. */
  searchHref: string;
  today: string;
};

/**
 * What an item cost when it was saved and, at the press of a button, what it costs now: each is a
 * call to a supplier, too dear for a look at the list. For viewers with price rights.
 */
export function SavedPrice({ item, name, searchHref, today }: Props) {
  const t = useTranslations("savedItems.price");
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...priceNowQuery(item, today), enabled: isAsked }, getQueryClient());
  const { data, isError, isFetching } = query;
  const before = readShownPrice(new URLSearchParams(item.search ?? "").get("shown"));
  const ask = () => (isAsked ? void query.refetch() : setAsked(true));
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {before && (
        <p className="text-ink-soft">
          {t.rich("saved", { price: () => <Amount money={before} /> })}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {isFetching ? (
          <p className="text-ink-soft">{t("checking")}</p>
        ) : data?.state === "gone" ? (
          <p>{t("gone")}</p>
        ) : data?.total ? (
          <Comparison before={data.isSame ? before : null} now={data.total} />
        ) : (
          isError && <p>{t("failed")}</p>
        )}
      </div>
      {data?.state === "gone" && !isFetching ? (
        <SearchAgain href={searchHref} name={name} />
      ) : (
        (!data || isError) && (
          <button
            type="button"
            disabled={isFetching}
            aria-label={t("checkOf", { name })}
            onClick={ask}
            className={buttonClass({
              look: "secondary",
              size: "small",
              className: "relative z-10 noscript:hidden print:hidden",
            })}
          >
            {t("check")}
          </button>
        )
      )}
    </div>
  );
}

const Amount = ({ money }: { money: Money }) => (
  <strong className="font-semibold">
    <MoneyText money={money} />
  </strong>
);

/** In words: a colour alone says nothing to many. */
function Comparison({ before, now }: { before: Money | null; now: Money }) {
  const t = useTranslations("savedItems.price");
  const difference = before?.currency === now.currency ? now.amount - before.amount : null;
  const change =
    difference === null ? "now" : difference === 0 ? "same" : difference < 0 ? "less" : "more";
  return (
    <p className={change === "less" ? "text-success" : "text-ink"}>
      {t.rich(change, {
        now: () => <Amount money={now} />,
        difference: () => (
          <MoneyText money={{ amount: Math.abs(difference ?? 0), currency: now.currency }} />
        ),
      })}
    </p>
  );
}
