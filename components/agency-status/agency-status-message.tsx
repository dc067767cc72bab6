import { useTranslations } from "next-intl";
import type { AgencyStatus } from "@/lib/tenant/agency-status";

/** Covers everything and can't be closed: there is nothing behind it. */
export function AgencyStatusMessage({ status }: { status: AgencyStatus }) {
  const t = useTranslations("agencyStatus");
  return (
    <main className="grid min-h-dvh place-items-center bg-scrim p-6">
      {/* Not metadata: Next drops a page's own from a response with status 404. */}
      <title>{t(status)}</title>
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="agency-status"
        className="max-w-lg rounded-card bg-surface-raised px-8 py-10 text-center shadow-raised"
      >
        <h1 id="agency-status" className="text-title font-semibold text-balance text-ink">
          {t(status)}
        </h1>
        <p className="mt-3 text-ink-soft">{t(`${status}Hint`)}</p>
      </div>
    </main>
  );
}
