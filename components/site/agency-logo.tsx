import type { Agency } from "@/lib/api/contract/agencies";

type Props = {
  agency: Pick<Agency, "agencyName" | "logo" | "logoMobile">;
  /** The small mark replaces it on phones. */
  hasMobileMark?: boolean;
  /** For one that is rarely in the first view. */
  isLazy?: boolean;
};

/**
 * The agency's logo, or its name as text. Fixed height and its own width: nothing moves when it
 * arrives.
 */
export function AgencyLogo({
  agency: { agencyName, logo, logoMobile },
  hasMobileMark = false,
  isLazy = false,
}: Props) {
  if (!logo) return <span className="text-heading font-semibold text-brand-ink">{agencyName}</span>;
  return (
    <picture>
      {hasMobileMark && logoMobile && <source media="(width < 48rem)" srcSet={logoMobile} />}
      <img
        src={logo}
        alt={agencyName}
        loading={isLazy ? "lazy" : undefined}
        className="h-8 w-auto max-w-48 object-contain object-left leading-8 font-semibold text-brand-ink rtl:object-right"
      />
    </picture>
  );
}
