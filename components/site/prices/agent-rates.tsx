import { useTranslations } from "next-intl";
import { ExactMoney } from "@/components/site/exact-money";
import type { Price } from "@/lib/api/contract/prices";

/** Around the rows below, in any list. */
export const agentRatesClass =
  "mt-2 grid grid-cols-[1fr_auto] gap-x-3 rounded-control bg-brand-tint px-3 py-2 text-start text-ink";

/** Wholesale and markup, as rows of a list of amounts. */
export function AgentRates({ agent }: { agent: NonNullable<Price["agent"]> }) {
  const terms = useTranslations("priceTerms.price");
  return (
    <>
      <dt>{terms("net")}</dt>
      <dd className="text-end font-semibold">
        <ExactMoney money={agent.net} />
      </dd>
      <dt>{terms("markup")}</dt>
      <dd className="text-end font-semibold">
        <ExactMoney money={agent.markup} />
      </dd>
    </>
  );
}
