import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { paths } from "@/lib/paths";

type Props = {
  providers: readonly { id: string; label: string; canStart: boolean }[];
  /** The final target, a path of this site. */
  navigateTo?: string | undefined;
};

/**
 * One link for each provider that a sign-in can begin at; nothing if there is none. Real links:
 * they leave this site, with or without scripts.
 */
export function SsoProviderLinks({ providers, navigateTo }: Props) {
  const t = useTranslations("sso");
  const shown = providers.filter(({ canStart }) => canStart);
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {shown.map(({ id, label }) => (
        <li key={id}>
          <a
            href={paths.ssoStart({ provider: id, ...(navigateTo ? { navigateTo } : {}) })}
            className={buttonClass({ look: "secondary", size: "large", className: "w-full" })}
          >
            {t("start", { label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
