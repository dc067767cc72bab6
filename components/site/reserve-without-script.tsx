import { buttonClass } from "@/components/ui/button-class";

/** Instead of `ReserveButton` without script: to what the page says of that. */
export const ReserveWithoutScript = ({ text }: { text: string }) => (
  <p className="hidden noscript:block">
    <a href="#without-script" className={buttonClass({ look: "secondary", className: "w-full" })}>
      {text}
    </a>
  </p>
);
