import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";

/** Why a form about a webhook came back. */
export function WebhookProblem(props: Omit<ComponentProps<typeof ReturnedProblem>, "texts">) {
  const t = useTranslations("webhooks.refusals");
  return <ReturnedProblem {...props} texts={{ full: t("full"), stopped: t("stopped") }} />;
}
