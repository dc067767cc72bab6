import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import { Card } from "@/components/ui/card";
import type { CarCover } from "@/lib/api/contract/car-terms";
import type { Charge } from "@/lib/api/contract/charges";

type Props = { cover: CarCover; charges: readonly Charge[]; changeHref: string };

/** What the page is about, and the chosen cover: what a damage costs with it, the way to others. */
export function CoverHead({ cover, charges, changeHref }: Props) {
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
