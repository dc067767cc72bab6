import type { ComponentProps, ReactNode } from "react";
import { CancellationTimeline } from "@/components/site/prices/cancellation-timeline";
import { ChargeList } from "@/components/site/prices/charge-list";
import { PriceBreakdown } from "@/components/site/prices/price-breakdown";
import { Icon } from "@/components/ui/icon";

type Breakdown = ComponentProps<typeof PriceBreakdown>;
type Props = ComponentProps<typeof CancellationTimeline> &
  Pick<Breakdown, "baseLabel" | "charges"> & {
    price: Breakdown["price"] | undefined;
    /** What opens it. */
    label: ReactNode;
    /** Above what cancelling gives back, and above what the price is made of. */
    titles: { cancelling: string; price: string };
    className: string;
  };

/** Everything to know before paying, one press away and there without script. */
export const OfferTerms = ({
  service,
  price,
  baseLabel,
  charges,
  label,
  titles,
  className,
  ...cancelling
}: Props) => (
  <details className="group">
    <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink hover:underline">
      {label}
      <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
    </summary>
    <div className={className}>
      <div>
        <p className="mb-2 font-semibold">{titles.cancelling}</p>
        <CancellationTimeline service={service} {...cancelling} />
      </div>
      <div>
        <p className="mb-2 font-semibold">{titles.price}</p>
        {price ? (
          <PriceBreakdown service={service} price={price} baseLabel={baseLabel} charges={charges} />
        ) : (
          <div className="space-y-4">
            <ChargeList service={service} charges={charges} />
          </div>
        )}
      </div>
    </div>
  </details>
);
