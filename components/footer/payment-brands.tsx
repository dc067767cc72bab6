import { BrandIcon, type BrandIconName } from "@/components/ui/brand-icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

const icons: Record<string, BrandIconName> = {
  "american express": "amex",
  amex: "amex",
  bitcoin: "bitcoin",
  discover: "discover",
  "master card": "mastercard",
  mastercard: "mastercard",
  visa: "visa",
};

/**
 * From the agency's gateway settings: not every agency accepts each. A brand without an icon is a
 * card with its name.
 */
export const PaymentBrands = ({ brands, label }: { brands: readonly string[]; label: string }) => (
  <ul aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
    {brands.map((brand) => {
      const icon = icons[brand.toLowerCase()];
      return (
        <li key={brand} className="flex">
          {icon && <BrandIcon name={icon} className="h-7 w-auto" />}
          {icon ? (
            <VisuallyHidden>{brand}</VisuallyHidden>
          ) : (
            <span className="grid h-7 place-items-center rounded-sm bg-ink-soft px-2 text-xs font-semibold text-surface">
              {brand}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
