import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";

/** Why a form about a domain came back. */
export function DomainProblem(props: Omit<ComponentProps<typeof ReturnedProblem>, "texts">) {
  return <ReturnedProblem {...props} texts={{ taken: useTranslations("domains")("taken") }} />;
}
