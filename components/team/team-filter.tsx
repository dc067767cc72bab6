import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { teamStates } from "@/lib/api/contract/team";
import { memberTypes } from "@/lib/api/contract/team-rules";
import type { ListQueryOf } from "@/lib/lists/list-queries";

type Props = { action: string; query: ListQueryOf<"team"> };

/** Words and filters as a plain GET form: what it leads to is an address. */
export function TeamFilter({ action, query }: Props) {
  const t = useTranslations("team");
  const { q, role, state } = query;
  return (
    <form
      role="search"
      aria-label={t("search")}
      method="get"
      action={action}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      <label className="col-span-2 min-w-0 sm:grow sm:basis-56">
        <span className="sr-only">{t("search")}</span>
        <TextInput
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          placeholder={t("searchHint")}
          enterKeyHint="search"
        />
      </label>
      <label className="sm:basis-44">
        <span className="sr-only">{t("fields.role")}</span>
        <Select name="role" defaultValue={role ?? ""}>
          <option value="">{t("anyRole")}</option>
          {memberTypes.map((type) => (
            <option key={type} value={type}>
              {t(`roles.${type}`)}
            </option>
          ))}
        </Select>
      </label>
      <label className="sm:basis-44">
        <span className="sr-only">{t("fields.state")}</span>
        <Select name="state" defaultValue={state ?? ""}>
          <option value="">{t("anyState")}</option>
          {teamStates.map((each) => (
            <option key={each} value={each}>
              {t(`states.${each}`)}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" look="secondary" className="max-sm:col-span-2">
        <Icon name="search" className="size-4" />
        {t("submit")}
      </Button>
      {(q ?? role ?? state) && (
        <ButtonLink href={action} look="quiet" className="max-sm:col-span-2">
          {t("clear")}
        </ButtonLink>
      )}
    </form>
  );
}
