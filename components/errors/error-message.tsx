import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { ErrorKind } from "./resolve-error-kind";

/** A page that says what went wrong and leads on. Plain links: after an error a fresh document is the safer way. */
export function ErrorMessage({ kind, home, contactEmail }: { kind: ErrorKind; home: string; contactEmail: string | null }) {
  const t = useTranslations("errors");
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center">
      {/* Not metadata: Next leaves a page's own out of an answer with status 404. */}
      <title>{t(kind)}</title>
      <h1 className="text-title font-semibold text-balance text-ink">{t(kind)}</h1>
      <p className="text-ink-soft">{t(`${kind}Hint`)}</p>
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
