import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import type { Agency } from "@/lib/api/contract/agencies";
import type { BookingSale } from "@/lib/api/contract/agency-bookings";
import type { FormDraft } from "@/lib/forms/form-draft";
import { NotesCard } from "./notes-card";
import { SaleCard } from "./sale-card";

type Props = {
  sale: BookingSale | "failed";
  agency: Pick<Agency, "agencyName" | "timeZone">;
  /** All with the language. */ links: { here: string; assign: string; notes: string };
  outcome: unknown;
  /** Of a form that came back. */ draft: FormDraft | null;
  idempotencyKey: string;
};

/** What the agency alone knows of a booking; or that it couldn't be loaded. */
export function SaleRegion({ sale, agency, links, outcome, draft, idempotencyKey }: Props) {
  const t = useTranslations();
  if (sale === "failed")
    return (
      <Notice tone="error" title={t("agencyBookings.desk.failed")}>
        <a
          href={links.here}
          className={buttonClass({ look: "secondary", size: "small", className: "mt-2" })}
        >
          {t("results.failed.action")}
        </a>
      </Notice>
    );
  return (
    <>
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
