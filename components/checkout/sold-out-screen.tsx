import { TextLink } from "@/components/ui/text-link";
import type { ReactNode } from "react";
import { FormHeading } from "@/components/site/forms/form-heading.client";
import { buttonClass } from "@/components/ui/button-class";
import { Skeleton } from "@/components/ui/skeleton";

type Props = {
  title: string;
  text: string;
  /** Whether others are still loading. */
  isAsking: boolean;
  /** How high they will be. */
  bones?: "h-24" | "h-32";
  /** Where all others are. */
  all: { href: string; text: string };
  /** What there is instead. */
  children: ReactNode;
};

/** Says that the offer is sold out, and what there is instead. */
export const SoldOutScreen = ({ title, text, isAsking, bones = "h-24", all, children }: Props) => (
  <div>
    <FormHeading isNew title={title} text={text} />
    <div aria-busy={isAsking} className="space-y-6">
      {isAsking && <Skeleton className={bones} />}
      {children}
      <p>
        <TextLink href={all.href}>{all.text}</TextLink>
      </p>
    </div>
  </div>
);

type OffersLeftProps = {
  title: string;
  action: { href: string; text: string };
  children: ReactNode;
};

/** The best that is left, and the way there. */
export const OffersLeft = ({ title, action, children }: OffersLeftProps) => (
  <section className="rounded-card border border-line bg-surface p-5 shadow-card">
    <h2 className="text-heading font-semibold">{title}</h2>
    {children}
    <a href={action.href} className={buttonClass({ className: "mt-4" })}>
      {action.text}
    </a>
  </section>
);
