import clsx from "clsx";
import type { iconNames } from "./icon-names";

export type IconName = (typeof iconNames)[number];

/**
 * The class that app/icons.css has a drawing for. Lists of many icons set it on their rows
 * (`.vehicle-facts`), which draw the icon before their text instead of holding an element each.
 */
export const toIconClass = (name: IconName) => `icon-${name}`;

/**
 * Decorative: the text beside or around it says what it means. It has the colour of the text and
 * is drawn by app/icons.css, as large as its class says (24 px without one): as a drawing it was in
 * every document twice for each time it is shown, and a file of drawings comes after the first
 * paint.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <i aria-hidden className={clsx("icon", toIconClass(name), className)} />
);
