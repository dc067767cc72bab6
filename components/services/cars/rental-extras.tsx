import { useTranslations } from "next-intl";
import { CountedExtras } from "@/components/checkout/counted-extras.client";
import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import { ExactMoney } from "@/components/site/exact-money";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { Charge } from "@/lib/api/contract/charges";
import { toUnitPrice } from "@/lib/checkout/offered-extras";
import { SoldOut } from "./sold-out.client";
import type { CarExtra, CarCover } from "@/lib/api/contract/car-terms";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

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

/** For whom an extra is. */
const ExtraNote = ({ id }: { id: CarExtra }) => <>{useTranslations("carExtras.notes")(id)}</>;

/** "€18 each, for the whole rental" */
const ExtraPrice = ({ price }: { price: ReactNode }) => (
  <>{useTranslations("carExtras").rich("each", { price: () => price })}</>
);

type CoverHeadProps = { cover: CarCover; charges: readonly Charge[]; changeHref: string };

/** What the page is about, and the chosen cover: what a damage costs with it, the way to others. */
function CoverHead({ cover, charges, changeHref }: CoverHeadProps) {
  const t = useTranslations("carExtras");
  const terms = useTranslations("carTerms.covers");
  const names = useTranslations("priceTerms.charges.names");
  const excess = charges.find(({ code }) => code === "excess")?.amount;
  return (
    <>
      <div>
        <h1 className="text-title font-semibold text-balance">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("text")}</p>
      </div>
      <Card title={t("cover")}>
        <p className="font-semibold">{terms(cover)}</p>
        {excess && (
          <p className="text-ink-soft">
            {names("excess")}: <ExactMoney money={excess} />
          </p>
        )}
        <a
          href={changeHref}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
        >
          {t("changeCover")}
        </a>
      </Card>
    </>
  );
}
