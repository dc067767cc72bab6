import { useTranslations } from "next-intl";
import { CountedExtras } from "@/components/checkout/counted-extras.client";
import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import { ExactMoney } from "@/components/site/exact-money";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { Charge } from "@/lib/api/contract/charges";
import { toUnitPrice } from "@/lib/checkout/offered-extras";
import { CoverHead } from "./cover-head";
import { ExtraNote } from "./extra-note";
import { ExtraPrice } from "./extra-price";
import { SoldOut } from "./sold-out.client";

type Props = { item: CarItem; frame: ExtrasFrame; charges: readonly Charge[] };

/** What can be added to a rental, each with its price, below the cover that was chosen. */
export function RentalExtras({ item, frame, charges }: Props) {
  const names = useTranslations("priceTerms.charges.names");
  const { offer, extras } = item;
  const countOf = (id: string) => extras.find((extra) => extra.id === id)?.count ?? 0;
  return (
    <CountedExtras
      frame={frame}
      head={<CoverHead cover={offer.cover} charges={charges} changeHref={frame.links.offers} />}
      extras={offer.extras.map(({ id, maximum }) => {
        const count = countOf(id);
        const price = toUnitPrice({ id, count }, charges);
        return {
          id,
          maximum,
          count,
          name: names(id),
          note: <ExtraNote id={id} />,
          priceLine: price && <ExtraPrice price={<ExactMoney money={price} />} />,
        };
      })}
      soldOut={<SoldOut item={item} links={frame.links} />}
    />
  );
}
