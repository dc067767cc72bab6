import { Icon, type IconName } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

const icons: Record<string, IconName> = {
  "american express": "brand-amex",
  amex: "brand-amex",
  bitcoin: "brand-bitcoin",
  discover: "brand-discover",
  "master card": "brand-mastercard",
  mastercard: "brand-mastercard",
  visa: "brand-visa",
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
          {icon && <Icon name={icon} className="-my-0.5 size-8" />}
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
