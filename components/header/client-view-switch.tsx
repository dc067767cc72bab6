import { useTranslations } from "next-intl";
import { ClientViewForm } from "@/components/site/client-view-form.client";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { mayReadNet } from "@/lib/api/contract/roles";
import type { User } from "@/lib/api/contract/users";

/** The menu's entry for client view; none for those who see no net prices anyway. */
export function ClientViewSwitch({ user, prefix }: { user: User; prefix: string }) {
  const t = useTranslations("site.clientView");
  if (!mayReadNet(user)) return null;
  const isOn = user.isClientView === true;
  return (
    <ClientViewForm isOn={!isOn} prefix={prefix}>
      <button type="submit" className={buttonClass({ look: "quiet", size: "row" })}>
        <Icon name={isOn ? "eye-off" : "eye"} className="size-4" />
        {t(isOn ? "end" : "name")}
      </button>
    </ClientViewForm>
  );
}

/**
 * Says in the header that client view is on, and ends it. Only in those words: the client reads
 * them, too.
 */
export function ClientViewMark({ prefix }: { prefix: string }) {
  const t = useTranslations("site.clientView");
  return (
    <ClientViewForm isOn={false} prefix={prefix} className="print:hidden">
      <button
        type="submit"
        aria-label={t("isOn")}
        title={t("end")}
        className="flex min-h-11 items-center gap-1.5 rounded-pill border border-brand-ink bg-brand-tint px-3 text-sm font-semibold whitespace-nowrap text-brand-ink md:min-h-9"
      >
        <Icon name="eye" className="size-4" />
        {t("name")}
        <Icon name="x" className="size-4" />
      </button>
    </ClientViewForm>
  );
}
