import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import type { BookingSale } from "@/lib/api/contract/agency-bookings";
import type { FormDraft } from "@/lib/forms/form-draft";
import { SaleProblem } from "./sale-problem";

type Props = {
  sale: BookingSale;
  /** Where the form is posted. */ action: string;
  /** The form has just been sent. */ isAssigned: boolean;
  /** It came back. */ draft: FormDraft | null;
};

/** Whose sale a booking is and who bought it; with a form for those who may assign it. */
export function SaleCard({ sale: { seller, buyer, agents }, action, isAssigned, draft }: Props) {
  const t = useTranslations("agencyBookings.desk");
  // Who has left since can't be chosen again.
  const chosen = (draft?.refusal !== "agentGone" && draft?.fields["agent"]) || (seller?.id ?? "");
  return (
    <Card title={<span id="sale">{t("title")}</span>}>
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="text-ink-soft">{t("seller")}</dt>
          <dd className="font-semibold">
            {seller ? <bdi>{seller.name}</bdi> : <span>{t("nobody")}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t("buyer")}</dt>
          <dd className="font-semibold">
            {buyer ? <bdi>{buyer.name ?? t("traveller")}</bdi> : <span>{t("guest")}</span>}
          </dd>
        </div>
      </dl>
      {isAssigned && (
        <p role="status" className="mt-4 text-sm font-semibold text-success">
          {t("assigned")}
        </p>
      )}
      {draft && <SaleProblem draft={draft} />}
      {agents.length > 0 && (
        <form
          method="post"
          action={action}
          className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4 print:hidden"
        >
          <label className="min-w-0 grow">
            <span className="mb-1.5 block text-sm font-semibold">{t("assign")}</span>
            {/* A new key: after sending, it shows whose it is now, or who was chosen. */}
            <Select key={chosen} name="agent" defaultValue={chosen}>
              <option value="">{t("nobody")}</option>
              {agents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          <Button type="submit" look="secondary">
            {t("save")}
          </Button>
        </form>
      )}
    </Card>
  );
}
