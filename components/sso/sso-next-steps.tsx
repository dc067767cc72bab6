import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { SsoProviderLinks } from "./sso-provider-links";

type Props = {
  providers: Parameters<typeof SsoProviderLinks>[0]["providers"];
  /** Of the page with the password form, if users may sign in with it. */
  logInHref: string | null;
  home: string;
  contactEmail: string | null;
};

/** What the user can do next: begin again, sign in otherwise, go home, or write to the agency. */
export function SsoNextSteps({ providers, logInHref, home, contactEmail }: Props) {
  const t = useTranslations("sso");
  const quiet = buttonClass({ look: "quiet" });
  return (
    <div className="grid gap-6">
      <SsoProviderLinks providers={providers} />
      <p className="-mx-5 flex flex-wrap gap-x-3 gap-y-1">
        {logInHref && (
          <a href={logInHref} className={quiet}>
            {t("password")}
          </a>
        )}
        <a href={home} className={quiet}>
          {t("home")}
        </a>
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={quiet}>
            {t("contact")}
          </a>
        )}
      </p>
    </div>
  );
}
