import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FoldedCard } from "@/components/ui/folded-card";
import { Select } from "@/components/ui/select";
import {
  listGrantableReaches,
  resolveReach,
  type Action,
  type Member,
} from "@/lib/api/contract/roles";
import type { TeamMemberDetail } from "@/lib/api/contract/team";
import { grantableActions } from "@/lib/api/contract/team-rules";
import { permissionFieldPrefix, type MemberForm } from "@/lib/team/member-forms";
import { toActionKey } from "@/lib/team/to-action-key";

type Props = {
  member: TeamMemberDetail;
  /** Where its forms are posted. */ toAction: (form: MemberForm) => string;
  /** Gives no more than they have. */ viewer: Member;
};

/** Single actions of which a member may do more or less than others of their role. */
export function PermissionsCard({ member, toAction, viewer }: Props) {
  const t = useTranslations("team.permissions");
  const { permissions } = member;
  const count = Object.keys(permissions).length;
  const usual = { ...member, permissions: {} };
  const toWords = (action: Action, reach: "own" | "all" | "none") => {
    if (reach === "none") return t("none");
    return listGrantableReaches(action).length === 1 ? t("allowed") : t(reach);
  };
  return (
    <FoldedCard title={t("title", { count })} isOpen={count > 0}>
      <p className="mb-4 text-sm text-ink-soft">{t("text", { name: member.name })}</p>
      <form method="post" action={toAction("permissions")} className="space-y-4">
        <input type="hidden" name="id" value={member.id} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {grantableActions.map((action) => {
            const most = resolveReach(viewer, action);
            const given = permissions[action];
            const reaches = listGrantableReaches(action).filter(
              (reach) => reach === given || most === "all" || most === reach,
            );
            return (
              <label key={action} className="block">
                <span className="mb-1.5 block text-sm font-semibold">
                  {t(`actions.${toActionKey(action)}`)}
                </span>
                <Select
                  key={given ?? ""}
                  name={`${permissionFieldPrefix}${action}`}
                  defaultValue={given ?? ""}
                >
                  <option value="">
                    {t("usual", { reach: toWords(action, resolveReach(usual, action) ?? "none") })}
                  </option>
                  {(["none", ...reaches] as const).map((reach) => (
                    <option key={reach} value={reach}>
                      {toWords(action, reach)}
                    </option>
                  ))}
                </Select>
              </label>
            );
          })}
        </div>
        <Button type="submit" look="secondary">
          {t("save")}
        </Button>
      </form>
    </FoldedCard>
  );
}
