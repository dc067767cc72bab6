import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { TicketThread } from "@/lib/api/contract/support";
import type { SupportPlace } from "@/lib/tickets/ticket-paths";

type Props = {
  action: string;
  place: SupportPlace;
  reference: string;
  inbox: Pick<NonNullable<TicketThread["inbox"]>, "assignee" | "members">;
};

/** Who of the agency takes care of a request. */
export function TicketAssignment({
  action,
  place,
  reference,
  inbox: { assignee, members },
}: Props) {
  const t = useTranslations("tickets.thread");
  // Still shown if it is no longer theirs to be given.
  const isListed = !assignee || members.some(({ id }) => id === assignee.id);
  const choices = isListed ? members : [assignee, ...members];
  return (
    <form method="post" action={action} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="reference" value={reference} />
      <Field
        id="ticket-assignee"
        label={t("assignee")}
        className="min-w-0 grow basis-48 sm:max-w-72"
      >
        {(control) => (
          <Select {...control} name="assignee" defaultValue={assignee?.id ?? ""}>
            <option value="">{t("nobody")}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" look="secondary">
        {t("assign")}
      </Button>
    </form>
  );
}
