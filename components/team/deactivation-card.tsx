import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import type { Holdings, TeamMemberDetail } from "@/lib/api/contract/team";
import { zonedDay } from "@/lib/dates/zoned-time";
import type { MemberForm } from "@/lib/team/member-forms";

type Props = {
  member: TeamMemberDetail;
  /** With the language. */ here: string;
  toAction: (form: MemberForm) => string;
  /** Whom everything would go to: the deactivation is previewed. */ handOverTo: unknown;
  timeZone: string;
};

const isAnything = (holdings: Holdings) => Object.values(holdings).some((count) => count > 0);

/** Lets a deactivated member in again. */
function Reactivation({ member, toAction, timeZone }: Omit<Props, "handOverTo" | "here">) {
  const t = useTranslations("team.leaving");
  const format = useFormatter();
  const day = format.dateTime(new Date(member.deactivatedAt ?? 0), zonedDay(timeZone));
  return (
    <Card title={t("left", { day })} text={t("reactivateText", { name: member.name })}>
      <form method="post" action={toAction("reactivate")}>
        <input type="hidden" name="id" value={member.id} />
        <Button type="submit" look="secondary">
          {t("reactivate")}
        </Button>
      </form>
    </Card>
  );
}

/** What goes to whom, named before it happens. */
function Preview({
  member,
  here,
  toAction,
  successor,
}: Pick<Props, "member" | "here" | "toAction"> & {
  successor: TeamMemberDetail["successors"][number] | undefined;
}) {
  const t = useTranslations("team.leaving");
  const { holdings, name } = member;
  const sales = (["upcomingBookings", "pastBookings", "clients"] as const).filter(
    (kind) => holdings[kind] > 0,
  );
  const threads = [
    ...(["openTickets", "closedTickets"] as const).map((kind) => ({
      kind,
      isTheirs: successor?.answersTickets,
    })),
    ...(["openEnquiries", "closedEnquiries"] as const).map((kind) => ({
      kind,
      isTheirs: successor?.answersEnquiries,
    })),
  ].filter(({ kind }) => holdings[kind] > 0);
  const toSuccessor = [...sales, ...threads.flatMap((one) => (one.isTheirs ? [one.kind] : []))];
  const toViewer = threads.flatMap((one) => (one.isTheirs ? [] : [one.kind]));
  const toLine = (kind: keyof Holdings) => <li key={kind}>{t(kind, { count: holdings[kind] })}</li>;
  return (
    <Card
      title={<span id="handover">{t("confirmTitle", { name })}</span>}
      text={t("text", { name })}
      className="border-danger"
    >
      {successor ? (
        <div className="space-y-3 text-sm">
          {toSuccessor.length > 0 && (
            <div>
              <p className="font-semibold">{t("goesTo", { name: successor.name })}</p>
              <ul className="mt-1 list-inside list-disc">{toSuccessor.map(toLine)}</ul>
            </div>
          )}
          {toViewer.length > 0 && (
            <div>
              <p className="font-semibold">{t("goesToYou", { name: successor.name })}</p>
              <ul className="mt-1 list-inside list-disc">{toViewer.map(toLine)}</ul>
            </div>
          )}
        </div>
      ) : (
        <p className="text-sm">{t("nothing")}</p>
      )}
      <form method="post" action={toAction("deactivate")} className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={member.id} />
        <input type="hidden" name="handOverTo" value={successor?.id ?? ""} />
        <Button type="submit" look="danger">
          {t("confirm", { name })}
        </Button>
        <Link href={here} className="button button-quiet button-medium">
          {t("cancel")}
        </Link>
      </form>
    </Card>
  );
}

/**
 * Deactivates a member in two steps, of which the first only asks: who takes over, then what that
 * is. Lets them in again once they are.
 */
export function DeactivationCard({ member, here, toAction, handOverTo, timeZone }: Props) {
  const t = useTranslations("team.leaving");
  if (member.deactivatedAt)
    return <Reactivation member={member} toAction={toAction} timeZone={timeZone} />;
  const { successors, holdings, name } = member;
  const hasAnything = isAnything(holdings);
  const successor = successors.find(({ id }) => id === handOverTo);
  if (successor ?? (!hasAnything && handOverTo === "none"))
    return <Preview member={member} here={here} toAction={toAction} successor={successor} />;
  return (
    <Card title={t("title")} text={t("text", { name })}>
      <form method="get" action={`${here}#handover`} className="flex flex-wrap items-end gap-3">
        {hasAnything ? (
          <label className="min-w-0 grow sm:max-w-xs">
            <span className="mb-1.5 block text-sm font-semibold">{t("choose")}</span>
            <Select name="handOverTo" required defaultValue="">
              <option value="" disabled>
                {t("choosePrompt")}
              </option>
              {successors.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </Select>
          </label>
        ) : (
          <>
            <p className="w-full text-sm text-ink-soft">{t("nothing")}</p>
            <input type="hidden" name="handOverTo" value="none" />
          </>
        )}
        <Button type="submit" look="secondary">
          {t("next")}
        </Button>
      </form>
    </Card>
  );
}
