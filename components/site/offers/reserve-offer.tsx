import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { ReserveButton } from "@/components/site/reserve-button.client";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { Money } from "@/lib/money/money";
import type { OfferView } from "./offer-view";

type Button = ComponentProps<typeof ReserveButton>;
type Props = Pick<Button, "flow" | "name" | "gone"> & {
  selection: Button["quote"]["selection"];
  /** What it costs; missing for viewers without price rights. */
  total: Money | null | undefined;
  view: Pick<OfferView, "prefix" | "logInHref"> & { contact: Pick<OfferView["contact"], "email"> };
  /** Where a missing fact must be entered before reserving. */
  tell?: { href: string; text: string } | null;
};

/**
 * With a price: reserve it, or without script go to what the page says of that. Without a price:
 * sign in and come back to this page, or ask the agency.
 */
export function ReserveOffer({ selection, total, view, tell, ...button }: Props) {
  const t = useTranslations("priceTerms.offer");
  const { prefix, logInHref, contact } = view;
  if (!total) {
    // Sign-in is reached by a full navigation: its document brings its own policy.
    const href = logInHref ?? (contact.email ? `mailto:${contact.email}` : null);
    return href ? (
      <a href={href} className={buttonClass({ className: "w-full" })}>
        {logInHref && <Icon name="lock-keyhole-open" className="size-4" />}
        {logInHref ? t("reveal") : t("ask")}
      </a>
    ) : null;
  }
  if (tell)
    return (
      <a href={tell.href} className={buttonClass({ className: "w-full" })}>
        {tell.text}
      </a>
    );
  return (
    <>
      <ReserveButton
        quote={{ selection, expectedTotal: total }}
        prefix={prefix}
        logInHref={logInHref}
        {...button}
      />
      <p className="hidden noscript:block">
        <a
          href="#without-script"
          className={buttonClass({ look: "secondary", className: "w-full" })}
        >
          {t("withoutScript")}
        </a>
      </p>
    </>
  );
}
