import clsx from "clsx";
import type { iconNames } from "./icon-names";

export type IconName = (typeof iconNames)[number];

/**
 * The class that app/icons.css has a place for in app/icons.svg. Lists of many icons set it on
 * their rows (`.vehicle-facts`), which draw the icon before their text instead of holding an
 * element each.
 */
export const toIconClass = (name: IconName) => `icon-${name}`;

/**
 * Decorative: the text beside or around it says what it means. It has the colour of the text, and
 * is as large as its class says (24 px without one). All come from one file that browsers keep: in
 * documents they were there twice for each time they are shown, and in the style sheet 5 kB that
 * the first paint waited for.
 */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <i aria-hidden className={clsx("icon", toIconClass(name), className)} />
);
