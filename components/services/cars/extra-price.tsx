import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** "€18 each, for the whole rental" */
export const ExtraPrice = ({ price }: { price: ReactNode }) => (
  <>{useTranslations("carExtras").rich("each", { price: () => price })}</>
);
