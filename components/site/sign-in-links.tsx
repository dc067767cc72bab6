import { useTranslations } from "next-intl";
import { buttonClass, type ButtonSize } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { toLogInHref } from "@/lib/login/to-log-in-href";

/** Where visitors log in and sign up; null if the agency doesn't offer it. */
export type SignInOffer = { logInUrl: string | null; signUpUrl: string | null };

type Props = SignInOffer & {
  /** The path to return to afterwards. */
  redirect: string;
  size?: ButtonSize;
  className?: string;
};

/** Log In and Sign Up. Both are full navigations: their document has its own policy. */
export function SignInLinks({ logInUrl, signUpUrl, redirect, size, className }: Props) {
  const t = useTranslations("site");
  return (
    <>
      {logInUrl && (
        <a href={toLogInHref(logInUrl, redirect)} className={buttonClass({ size, className })}>
          <Icon name="lock-keyhole-open" className="size-5" />
          {t("logIn")}
        </a>
      )}
      {signUpUrl && (
        <a
          href={toLogInHref(signUpUrl, redirect)}
          className={buttonClass({ size, className, look: "secondary" })}
        >
          {t("signUp")}
        </a>
      )}
    </>
  );
}
