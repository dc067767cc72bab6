import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";

export const SkipLink = () => (
  <a
    href="#content"
    className={buttonClass({ className: "fixed start-4 top-2 z-50 not-focus:sr-only" })}
  >
    {useTranslations("site")("skipToContent")}
  </a>
);
