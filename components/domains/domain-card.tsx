import { useFormatter, useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { AgencyDomain, DomainState } from "@/lib/api/contract/domains";
import { zonedTime } from "@/lib/dates/zoned-time";
import { RecordList } from "./record-list";

const tones: Record<DomainState, BadgeTone> = {
  claimed: "neutral",
  verified: "warning",
  serving: "success",
  lost: "danger",
};

type Props = {
  domain: AgencyDomain;
  timeZone: string;
  /** Where its forms are posted. */ toAction: (form: "check" | "remove") => string;
};

/** A domain with its state, its records, and what can be done about it. Works without scripts. */
export function DomainCard({ domain: one, timeZone, toAction }: Props) {
  const t = useTranslations("domains");
  const format = useFormatter();
  const { domain, state, isPrimary, claim } = one;
  const hasCname = claim?.address.expected.some(({ type }) => type === "CNAME");
  const isEither = hasCname && claim && claim.address.expected.length > 1;
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <bdi dir="ltr" className="wrap-anywhere">
            {domain}
          </bdi>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {isPrimary && <Badge tone="brand">{t("primary")}</Badge>}
        </span>
      }
      text={claim ? t(`what.${state}`) : t("operator")}
    >
      <div className="space-y-5">
        {claim && (
          <>
            <RecordList title={t("proof")} records={claim.proof} />
            <RecordList
              title={t("address")}
              records={claim.address}
              text={`${isEither ? `${t("either")} ` : ""}${t("www", { domain })}`}
            />
            {claim.checkedAt && (
              <p className="text-sm text-ink-soft">
                {t("checked", {
                  when: format.dateTime(new Date(claim.checkedAt), zonedTime(timeZone)),
                })}
              </p>
            )}
          </>
        )}
        <div className="flex flex-wrap items-start gap-3">
          {claim && (
            <form method="post" action={toAction("check")}>
              <input type="hidden" name="domain" value={domain} />
              <Button type="submit" look="secondary" aria-label={t("checkOne", { domain })}>
                {t("check")}
              </Button>
            </form>
          )}
          <details className="min-w-0">
            <summary
              aria-label={t("removeOne", { domain })}
              className="button button-quiet button-medium cursor-pointer list-none"
            >
              {t("remove")}
            </summary>
            <form
              method="post"
              action={toAction("remove")}
              className="mt-3 max-w-prose space-y-3 rounded-control border border-line p-4"
            >
              <input type="hidden" name="domain" value={domain} />
              <p className="text-sm">{t("removeText", { domain })}</p>
              <Button type="submit" look="secondary">
                {t("removeNow", { domain })}
              </Button>
            </form>
          </details>
        </div>
      </div>
    </Card>
  );
}
