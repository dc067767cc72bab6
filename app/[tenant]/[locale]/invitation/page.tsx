import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientTexts } from "@/components/site/client-texts";
import { FormPage } from "@/components/site/forms/form-page";
import { AcceptForm } from "@/components/team/accept-form";
import { buttonClass } from "@/components/ui/button-class";
import { openInvitation } from "@/lib/data/team";
import { readReturnedForm } from "@/lib/forms/read-returned-form";
import { getLanguage } from "@/lib/i18n/get-language";
import { pathPrefix } from "@/lib/i18n/path-prefix";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { requireAgency } from "@/lib/tenant/require-agency";

export async function generateMetadata(): Promise<Metadata> {
  const [agency, locale, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    getTranslations("team.acceptance"),
  ]);
  return pageMetadata(agency, {
    locale,
    path: paths.invitation(),
    title: t("title", { agency: agency.agencyName }),
    isIndexed: false,
  });
}

type Props = PageProps<"/[tenant]/[locale]/invitation">;

/** The target of the mail to who is invited to work at the agency. Looking changes nothing. */
export default async function InvitationPage({ searchParams }: Props) {
  const [agency, locale, { token, again, done }, t] = await Promise.all([
    requireAgency(),
    getLanguage(),
    searchParams,
    getTranslations("team.acceptance"),
  ]);
  const prefix = pathPrefix(locale, agency.defaultLanguage);
  const { agencyName } = agency;
  const isDone = done === "accepted";
  const invitation =
    !isDone && typeof token === "string" ? await openInvitation(agency.subdomain, token) : null;
  const roles = await getTranslations("team.roles");
  return (
    <FormPage image={agency.hero.image} needsScript={null}>
      {invitation && typeof token === "string" ? (
        <>
          <h1 className="text-title font-semibold text-balance">
            {t("title", { agency: agencyName })}
          </h1>
          <p className="mt-2 mb-8 text-ink-soft">
            {t("text", { role: roles(invitation.userType), email: invitation.email })}
            {invitation.hasAccount && <span className="mt-2 block">{t("hasAccount")}</span>}
          </p>
          <ClientTexts namespaces={["forms"]}>
            <AcceptForm
              action={`${prefix}${paths.invitationAccept()}`}
              token={token}
              invitation={invitation}
              draft={await readReturnedForm(again)}
            />
          </ClientTexts>
        </>
      ) : (
        <>
          <h1 className="text-title font-semibold text-balance">
            {isDone ? t("doneTitle", { agency: agencyName }) : t("goneTitle")}
          </h1>
          <p className="mt-2 mb-8 text-ink-soft">{isDone ? t("done") : t("gone")}</p>
          <a href={`${prefix}${paths.login()}`} className={buttonClass({ size: "large" })}>
            {t("logIn")}
          </a>
        </>
      )}
    </FormPage>
  );
}
