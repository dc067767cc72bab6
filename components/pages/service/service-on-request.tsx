import { getTranslations } from "next-intl/server";
import { NextSteps } from "@/components/enquiries/next-steps";
import { Badge } from "@/components/ui/badge";
import type { Agency } from "@/lib/api/contract/agencies";
import type { ServiceId } from "@/lib/api/contract/services";
import { ServiceLanding } from "./service-landing";

type Props = { agency: Agency; service: ServiceId };

/** The first page of a service that is sold on request: its form leads to an enquiry. */
export async function ServiceOnRequest({ agency, service }: Props) {
  const [t, deals] = await Promise.all([getTranslations("enquiries"), getTranslations("deals")]);
  const title = t(`titles.${service}`);
  return (
    <ServiceLanding
      agency={agency}
      service={service}
      mode="on-request"
      title={title}
      lead={
        <div className="max-w-2xl space-y-3">
          <Badge tone="brand">{deals("onRequest")}</Badge>
          <h1 className="text-display font-semibold">{title}</h1>
          <p className="text-lead text-ink-soft">
            {t("landingText", { agency: agency.agencyName })}
          </p>
        </div>
      }
    >
      <div className="max-w-2xl">
        <NextSteps agency={agency} />
      </div>
    </ServiceLanding>
  );
}
