"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { ExactMoney } from "@/components/site/exact-money";
import { Checkbox } from "@/components/ui/checkbox";
import type { Price } from "@/lib/api/contract/prices";
import { clientView } from "@/lib/checkout/client-view";

/**
 * Wholesale and markup, for the agent alone: the client view takes them off the screen before it is
 * turned around.
 */
export function AgentFigures({
  agent,
  total,
}: {
  agent: NonNullable<Price["agent"]>;
  total: Price["total"];
}) {
  const t = useTranslations("checkout.agent");
  const isHidden = useSyncExternalStore(clientView.subscribe, clientView.isOn, () => true);
  const row = "flex justify-between gap-4";
  return (
    <div className="border-t border-line pt-4 text-sm">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <Checkbox checked={isHidden} onChange={({ target }) => clientView.set(target.checked)} />
        {t("clientView")}
      </label>
      {!isHidden && (
        <>
          <dl className="mt-1 space-y-1.5">
            <div className={row}>
              <dt>{t("clientPays")}</dt>
              <dd>
                <ExactMoney money={total} />
              </dd>
            </div>
            <div className={row}>
              <dt>{t("net")}</dt>
              <dd>
                <ExactMoney money={agent.net} />
              </dd>
            </div>
            <div className={row}>
              <dt>{t("markup")}</dt>
              <dd>
                <ExactMoney money={agent.markup} />
              </dd>
            </div>
          </dl>
          <p className="mt-2 text-ink-soft">{t("whoPays")}</p>
        </>
      )}
    </div>
  );
}
