"use client";

import { useTranslations } from "next-intl";
import type { Deal } from "@/lib/api/contract/to-deal";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { DealAction } from "./deal-action.client";
import { DealPrice } from "./deal-price.client";
import { dealSlotsOf } from "./deal-slots-of";
import { useDealsView } from "./deals-view.client";

/**
 * One offer. The first four of a list are row-1, the rest row-2. Its image is lazy: the first view
 * belongs to the hero.
 */
export function DealCard({ deal, index }: { deal: Deal; index: number }) {
  const t = useTranslations("deals");
  const { modes } = useDealsView();
  const slots = dealSlotsOf(deal);
  return (
    <article data-row={index < 4 ? "row-1" : "row-2"} className="deal-card">
      <div className="deal-card-picture">
        <Picture
          src={deal.image}
          alt=""
          width={960}
          height={640}
          sizes="(min-width: 1200px) 288px, (min-width: 640px) 45vw, 80vw"
        />
        <div className="deal-card-badges">
          {deal.discountPercentage > 0 && (
            <Badge tone="brand">
              {t("discount", { percent: Math.round(deal.discountPercentage) })}
            </Badge>
          )}
          {modes[deal.service] === "on-request" && (
            <Badge className="shadow-card">{t("onRequest")}</Badge>
          )}
        </div>
      </div>
      <div className="deal-card-text">
        <slots.Facts deal={deal} />
        <div className="deal-card-foot">
          <DealPrice deal={deal} />
          <DealAction deal={deal} />
        </div>
      </div>
    </article>
  );
}
