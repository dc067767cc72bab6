import { useTranslations } from "next-intl";
import { ClientViewForm } from "@/components/site/client-view-form.client";
import { ExactMoney } from "@/components/site/exact-money";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Price } from "@/lib/api/contract/prices";

type Props = {
  agent: NonNullable<Price["agent"]>;
  total: Price["total"];
  prefix: string;
  /** Where this is, with the language. */
  page: string;
};

/** Wholesale and markup, for the agent alone; client view leaves them out. */
export function AgentFigures({ agent, total, prefix, page }: Props) {
  const t = useTranslations();
  const row = "flex justify-between gap-4";
  return (
    <div className="border-t border-line pt-4 text-sm">
      <dl className="space-y-1.5">
        <div className={row}>
          <dt>{t("checkout.agent.clientPays")}</dt>
          <dd>
            <ExactMoney money={total} />
          </dd>
        </div>
        <div className={row}>
          <dt>{t("checkout.agent.net")}</dt>
          <dd>
            <ExactMoney money={agent.net} />
          </dd>
        </div>
        <div className={row}>
          <dt>{t("checkout.agent.markup")}</dt>
          <dd>
            <ExactMoney money={agent.markup} />
          </dd>
        </div>
      </dl>
      <p className="mt-2 text-ink-soft">{t("checkout.agent.whoPays")}</p>
      <ClientViewForm isOn prefix={prefix} page={page} className="mt-3">
        <Button type="submit" look="secondary" size="small">
          <Icon name="eye" className="size-4" />
          {t("site.clientView.name")}
        </Button>
      </ClientViewForm>
    </div>
  );
}
