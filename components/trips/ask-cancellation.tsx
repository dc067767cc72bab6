import type { ReactNode } from "react";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import type { ButtonLook } from "@/components/ui/button-class";

type Props = {
  /** The booking's page with what cancelling gives back. */ href: string;
  /** Said until it is there, where that may take long. */ waiting?: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
};

/** The button that asks what cancelling gives back, which a supplier may take a while to say. */
export function AskCancellation({ href, waiting, look, className, children }: Props) {
  const [action = "", query] = href.split("?");
  return (
    <PlainForm method="get" action={action} {...(waiting && { waiting })}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look={look} className={className}>
        {children}
      </SubmitButton>
    </PlainForm>
  );
}
