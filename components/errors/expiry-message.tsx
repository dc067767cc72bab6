import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";

export function ExpiryMessage({ home, contactEmail }: { home: string; contactEmail: string | null }) {
  const t = useTranslations("expiry");
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center">
      <h1 className="text-title font-semibold text-balance text-ink">{t("title")}</h1>
      <p className="text-ink-soft">{t("text")}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <a href={home} className={buttonClass()}>
          {t("home")}
        </a>
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={buttonClass({ look: "secondary" })}>
            {t("contact")}
          </a>
        )}
      </p>
    </section>
  );
}
