import { useTranslations } from "next-intl";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { TicketThread } from "@/lib/api/contract/support";
import type { FormDraft } from "@/lib/forms/form-draft";
import type { ThreadAddress } from "@/lib/tickets/ticket-paths";
import { ThreadFields } from "./thread-fields";

type Props = {
  action: string;
  address: ThreadAddress;
  inbox: NonNullable<TicketThread["inbox"]>;
  draft: FormDraft | null;
  toBookingHref: (reference: string) => string;
};

/**
 * Who of the agency takes care of a request, when to look at it again, and which booking came of
 * it. Plain HTML: works without scripts.
 */
export function TicketCare({
  action,
  address,
  inbox: { assignee, members, followUpOn, booking },
  draft,
  toBookingHref,
}: Props) {
  const t = useTranslations("tickets.care");
  const problems = useTranslations("tickets.problems");
  // Still shown if it is no longer theirs to be given.
  const isListed = !assignee || members.some(({ id }) => id === assignee.id);
  const choices = isListed ? members : [assignee, ...members];
  const fields = draft?.fields ?? {};
  const errors = {
    assignee: draft?.invalid.includes("assigneeId") ? problems("assignee") : null,
    booking:
      draft && (draft.refusal === "booking" || draft.invalid.includes("booking"))
        ? problems("booking")
        : null,
  };
  const listed = (["assignee", "booking"] as const).flatMap((name) =>
    errors[name] ? [{ id: `ticket-${name}`, text: errors[name] }] : [],
  );
  return (
    <Card title={t("title")}>
      {draft && (
        <ReturnedProblem
          draft={listed.length > 0 ? { ...draft, refusal: "fields" } : draft}
          fields={listed}
          className="mb-4"
        />
      )}
      <form method="post" action={action} className="space-y-4">
        <ThreadFields address={address} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Field id="ticket-assignee" label={t("assignee")} error={errors.assignee}>
            {(control) => (
              <Select
                {...control}
                name="assignee"
                defaultValue={fields.assignee ?? assignee?.id ?? ""}
              >
                {(members.length > 0 || !assignee) && <option value="">{t("nobody")}</option>}
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="ticket-followUpOn" label={t("followUp")}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name="followUpOn"
                defaultValue={fields.followUpOn ?? followUpOn ?? ""}
              />
            )}
          </Field>
          <Field id="ticket-booking" label={t("booking")} error={errors.booking}>
            {(control) => (
              <TextInput
                {...control}
                name="booking"
                dir="ltr"
                maxLength={20}
                autoComplete="off"
                defaultValue={fields.booking ?? booking ?? ""}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" look="secondary">
            {t("save")}
          </Button>
          {booking && (
            <Link
              href={toBookingHref(booking)}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
            >
              {t("openBooking", { reference: booking })}
            </Link>
          )}
        </div>
      </form>
    </Card>
  );
}
