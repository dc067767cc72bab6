import type { Agency } from "@/lib/api/contract/agencies";

type Props = {
  agency: Pick<Agency, "agencyName" | "logo" | "logoMobile">;
  /** The small mark takes over on phones. */
  hasMobileMark?: boolean;
  /** For one that is seldom in the first view. */
  isLazy?: boolean;
};

/**
 * The agency's logo, its name as text where it has none. The height is fixed and the width its own:
 * nothing moves when it arrives.
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
