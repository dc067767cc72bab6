import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { Agency } from "@/lib/api/contract/agencies";
import type { BookingSale } from "@/lib/api/contract/agency-bookings";
import type { FormDraft } from "@/lib/forms/form-draft";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { NotesCard } from "./notes-card";
import { OwedCard } from "./owed-card";
import { SaleCard } from "./sale-card";
import { SaleProblem } from "./sale-problem";

type Props = {
  sale: BookingSale | "failed";
  agency: Pick<Agency, "agencyName" | "timeZone" | "sso">;
  /** Whether the reader may settle refunds that failed. */ maySettle: boolean;
  now: Date;
  /** All with the language. */
  links: { here: string; assign: string; notes: string; refund: string };
  outcome: unknown;
  /** Of a form that came back. */ draft: FormDraft | null;
  idempotencyKey: string;
};

/** What the agency alone knows of a booking; or that it couldn't be loaded. */
export function SaleRegion({
  sale,
  agency,
  maySettle,
  now,
  links,
  outcome,
  draft,
  idempotencyKey,
}: Props) {
  const t = useTranslations();
  if (sale === "failed")
    return (
      <>
        {draft && <SaleProblem draft={draft} />}
        <Notice tone="error" title={t("agencyBookings.desk.failed")}>
          <a
            href={links.here}
            className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
          >
            {t("results.failed.action")}
          </a>
        </Notice>
      </>
    );
  const settled = (["retried", "entered"] as const).find((each) => each === outcome);
  return (
    <>
      {settled && (
        <div id="refund" tabIndex={-1} className="scroll-mt-24 rounded-control">
          <Notice>
            <p role="status">{t(`agencyBookings.owed.${settled}`)}</p>
          </Notice>
        </div>
      )}
      {/* Another member settled it meanwhile. */}
      {!sale.owed && draft?.form === "refund" && <SaleProblem draft={draft} />}
      {sale.owed && (
        <OwedCard
          owed={sale.owed}
          action={maySettle ? links.refund : null}
          here={links.here}
          ssoHref={agency.sso.isSSOEnabled ? paths.ssoStart({ navigateTo: links.here }) : null}
          draft={draft?.form === "refund" ? draft : null}
          today={toLocalDate(now, agency.timeZone)}
          timeZone={agency.timeZone}
        />
      )}
      <SaleCard
        sale={sale}
        action={links.assign}
        isAssigned={outcome === "assigned"}
        draft={draft?.form === "assign" ? draft : null}
      />
      <NotesCard
        notes={sale.notes}
        agencyName={agency.agencyName}
        timeZone={agency.timeZone}
        action={links.notes}
        idempotencyKey={idempotencyKey}
        isAdded={outcome === "noted"}
        draft={draft?.form === "note" ? draft : null}
      />
    </>
  );
}
