/**
 * Width and height of the symbols in public/assets/brands.svg, which `artwork` takes from Font
 * Awesome.
 */
export const brandBoxes = {
  amex: [576, 512],
  bitcoin: [512, 512],
  discord: [576, 512],
  discover: [576, 512],
  facebook: [320, 512],
  instagram: [448, 512],
  linkedin: [448, 512],
  mastercard: [576, 512],
  tiktok: [448, 512],
  visa: [576, 512],
  x: [448, 512],
  youtube: [576, 512],
} as const;
export type BrandIconName = keyof typeof brandBoxes;

/**
 * Decorative: the text beside or around it names the brand. The symbol is in a file that browsers
 * cache: inline, it was in every document twice.
 */
export const BrandIcon = ({ name, className }: { name: BrandIconName; className?: string }) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${brandBoxes[name].join(" ")}`}
    fill="currentColor"
    className={className}
  >
    <use href={`/assets/brands.svg#${name}`} />
  </svg>
);
