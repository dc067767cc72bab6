import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";

type Props = {
  title: string;
  text: string;
  home: { href: string; label: string };
  contact: { email: string | null; label: string };
  /** For the head. */ children?: ReactNode;
};

/** A page with one message and links. Plain links: after an error a fresh document is safer. */
export const MessagePage = ({ title, text, home, contact, children }: Props) => (
  <section className="mx-auto grid max-w-xl justify-items-center gap-6 px-6 py-24 text-center">
    {children}
    <h1 className="text-title font-semibold text-balance text-ink">{title}</h1>
    <p className="text-ink-soft">{text}</p>
    <p className="flex flex-wrap justify-center gap-3">
      <a href={home.href} className={buttonClass()}>
        {home.label}
      </a>
      {contact.email && (
        <a href={`mailto:${contact.email}`} className={buttonClass({ look: "secondary" })}>
          {contact.label}
        </a>
      )}
    </p>
  </section>
);
