import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

/** Offers viewers without price rights to sign in, by a full navigation, or to ask the agency. */
export function SignInCall({ call, agency }: { call: PriceCall; agency: string }) {
  const t = useTranslations("results.signIn");
  const isAsking = call.kind === "ask";
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-brand-tint p-4 sm:p-5">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="lock-keyhole" className="mt-1 size-5 shrink-0 text-brand-ink" />
        <div>
          <h2 className="font-semibold">{t("title")}</h2>
          <p className="text-sm text-ink-soft">{t(isAsking ? "ask" : "text", { agency })}</p>
        </div>
      </div>
      <a href={call.href} className={buttonClass()}>
        {t(isAsking ? "contact" : "action")}
      </a>
    </section>
  );
}
