import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

type Props = {
  /** Where the form leads, with the language. */ action: string;
  /** Whom they can be assigned to; without any nothing is rendered. */
  members: readonly { id: string; name: string }[];
};

/** Whose the selected rows are from now on. */
export function AssignRows({ action, members }: Props) {
  const t = useTranslations("results.list");
  if (members.length === 0) return null;
  return (
    <span className="flex items-center gap-2">
      <Select name="to" aria-label={t("assignTo")} required defaultValue="" className="max-w-48">
        <option value="" disabled>
          {t("assignTo")}
        </option>
        <option value="none">{t("nobody")}</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" look="secondary" size="small" formAction={action}>
        {t("assign")}
      </Button>
    </span>
  );
}
