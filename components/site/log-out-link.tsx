import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/paths";

/**
 * Links to the page that signs out. A plain link: that page differs for everybody, and is followed
 * by a new document.
 */
export function LogOutLink({ prefix, label }: { prefix: string; label?: string }) {
  const t = useTranslations("site.account");
  return (
    <a href={`${prefix}${paths.logout()}`} className={buttonClass({ look: "quiet", size: "row" })}>
      <Icon name="log-out" className="mirrored size-4" />
      {label ?? t("logOut")}
    </a>
  );
}
