import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AgencyLogo } from "@/components/site/agency-logo";
import { resolveAnalytics } from "@/lib/analytics/resolve-analytics";
import type { Agency } from "@/lib/api/contract/agencies";
import { activeServices } from "@/lib/deals/active-services";
import { paths } from "@/lib/paths";
import type { SiteLink } from "@/lib/tenant/resolve-site-links";
import { ConsentLink } from "./consent-link.client";
import { FooterContact } from "./footer-contact";
import { FooterRegion, UnlessWithoutLinks } from "./footer-region.client";
import { listUsefulLinks } from "./list-useful-links";
import { PaymentBrands } from "./payment-brands";
import { SlimFooter } from "./slim-footer";
import { SocialLinks, socialProfiles } from "./social-links";

const Block = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="min-w-0">
    <h2 className="mb-2 text-sm font-semibold text-ink-soft">{title}</h2>
    {children}
  </section>
);

type FooterLinksProps = { links: readonly { path: string; text: string }[]; prefix: string };

const FooterLinks = ({ links, prefix }: FooterLinksProps) => (
  <ul className="footer-links">
    {links.map(({ path, text }) => (
      <li key={path}>
        <a href={`${prefix}${path}`}>{text}</a>
      </li>
    ))}
  </ul>
);

type Props = {
  agency: Agency;
  prefix: string;
  links: readonly SiteLink[];
  year: number;
  isSignedIn: boolean;
  /** The cookie `hideFooter`. */ isHiddenByCookie: boolean;
};

export function SiteFooter({ agency, prefix, links, year, isSignedIn, isHiddenByCookie }: Props) {
  const t = useTranslations("site.footer");
  const tLinks = useTranslations("navigation.footer");
  const tPages = useTranslations("navigation");
  const tServices = useTranslations("deals.services");
  const { agencyName, addressLine1, city, state, zipCode, country } = agency;
  const address = [
    addressLine1,
    [zipCode, city].filter(Boolean).join(" "),
    [state, country].filter(Boolean).join(", "),
  ].filter(Boolean);
  const hasContact =
    agency.contactEmailId || (agency.displaySupportPhoneFooter && agency.contactPhoneNumber);
  const profiles = socialProfiles(agency);
  return (
    <FooterRegion
      isSignedIn={isSignedIn}
      isHiddenForDeals={agency.hideHeaderforDealProposal}
      allowNonLoginFlow={agency.allowNonLoginFlow}
      isHiddenByCookie={isHiddenByCookie}
      slim={<SlimFooter agency={agency} prefix={prefix} />}
    >
      <footer className="site-footer">
        <div className="page-width grid grid-cols-2 justify-between gap-x-8 gap-y-8 py-10 md:flex md:flex-wrap md:gap-x-12 md:py-14">
          <div className="col-span-2 space-y-4 md:w-full lg:w-60">
            <a href={prefix || "/"} className="inline-block rounded-control">
              <AgencyLogo agency={agency} isLazy />
            </a>
            {agency.displayAddressFooter && address.length > 0 && (
              <address className="text-sm text-ink-soft not-italic max-md:line-clamp-3">
                {address.map((line) => (
                  <span key={line} className="block">
                    <bdi>{line}</bdi>
                  </span>
                ))}
              </address>
            )}
          </div>
          <UnlessWithoutLinks>
            <Block title={tPages("book")}>
              <FooterLinks
                links={activeServices(agency).map(({ id, path }) => ({
                  path,
                  text: tServices(id),
                }))}
                prefix={prefix}
              />
            </Block>
            <Block title={tPages("explore")}>
              <FooterLinks
                links={[
                  ...links.map(({ id, path, title }) => ({ path, text: title || tPages(id) })),
                  { path: paths.cancellationPolicy(), text: tLinks("cancellation") },
                ]}
                prefix={prefix}
              />
            </Block>
            <Block title={tLinks("title")}>
              <FooterLinks
                links={listUsefulLinks(agency).map(({ id, path }) => ({ path, text: tLinks(id) }))}
                prefix={prefix}
              />
            </Block>
          </UnlessWithoutLinks>
          <div className="space-y-6 max-md:col-span-2">
            {hasContact && (
              <Block title={t("contact")} id="contact">
                <FooterContact contact={agency} />
              </Block>
            )}
            {profiles.length > 0 && (
              <Block title={t("follow")}>
                <SocialLinks profiles={profiles} />
              </Block>
            )}
          </div>
        </div>
        <div className="border-t border-line">
          <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
            <p className="text-sm text-ink-faint">
              {t("legal", { year: String(year), agency: agencyName })}
            </p>
            {resolveAnalytics(agency.analytics).length > 0 && (
              <ConsentLink>{t("cookiePreferences")}</ConsentLink>
            )}
            {agency.paymentBrands.length > 0 && (
              <PaymentBrands brands={agency.paymentBrands} label={t("payments")} />
            )}
          </div>
        </div>
      </footer>
    </FooterRegion>
  );
}
