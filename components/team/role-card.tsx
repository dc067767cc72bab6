import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import type { TeamMemberDetail } from "@/lib/api/contract/team";
import type { MemberType } from "@/lib/api/contract/team-rules";
import type { MemberForm } from "@/lib/team/member-forms";

type Props = {
  member: TeamMemberDetail;
  /** Where its forms are posted. */ toAction: (form: MemberForm) => string;
  /** What the viewer may appoint to. */ roles: readonly MemberType[];
};

/** Another role. */
export function RoleCard({ member, toAction, roles }: Props) {
  const t = useTranslations("team");
  return (
    <Card title={t("fields.role")} text={t("role.text")}>
      <form method="post" action={toAction("role")} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={member.id} />
        <label className="min-w-0 grow sm:max-w-xs">
          <span className="mb-1.5 block text-sm font-semibold">{t("role.field")}</span>
          {/* A new key: after sending, it shows what it is now. */}
          <Select key={member.userType} name="userType" defaultValue={member.userType}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit" look="secondary">
          {t("role.save")}
        </Button>
      </form>
    </Card>
  );
}
