import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { LoginForm } from "./login-form.client";

type Props = { image: string | null; redirect: string | null; home: string };

export function LoginView({ image, redirect, home }: Props) {
  const t = useTranslations("login");
  return (
    <div className="page-width grid items-stretch gap-20 py-10 md:py-14 lg:grid-cols-[minmax(0,26rem)_1fr]">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center lg:min-h-136">
        <h1 className="text-title font-semibold">{t("title")}</h1>
        <p className="mt-2 mb-8 text-ink-soft">{t("text")}</p>
        <noscript>
          <Notice className="mb-6">
            <p>{t("needsScript")}</p>
          </Notice>
        </noscript>
        <LoginForm redirect={redirect} home={home} />
      </div>
      {image && (
        <div className="relative hidden overflow-hidden rounded-card lg:block">
          <Picture src={image} alt="" width={1600} height={686} sizes="50vw" className="absolute inset-0 size-full" />
        </div>
      )}
    </div>
  );
}
