import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as brands from "@fortawesome/free-brands-svg-icons";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const root = path.resolve(import.meta.dirname, "../..");

/** The names in components/ui/icon-names.ts. */
const listIconNames = () =>
  [
    ...readFileSync(path.join(root, "components/ui/icon-names.ts"), "utf8").matchAll(
      /"([a-z0-9-]+)"/g,
    ),
  ].map(([, name]) => name);

/** Those of Font Awesome that `brand-…` stands for. */
const brandIcons = {
  amex: brands.faCcAmex,
  bitcoin: brands.faBitcoin,
  discord: brands.faDiscord,
  discover: brands.faCcDiscover,
  facebook: brands.faFacebookF,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedinIn,
  mastercard: brands.faCcMastercard,
  tiktok: brands.faTiktok,
  visa: brands.faCcVisa,
  x: brands.faXTwitter,
  youtube: brands.faYoutube,
};

const drawings = new Map(Object.entries(lucide));
const toLucideName = (name) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter) => letter.toUpperCase());

/** Lucide's drawing of an icon; `heart-filled` is its `heart` with its area filled. */
function drawIcon(name, x) {
  const outline = name.replace(/-filled$/, "");
  const markup = renderToStaticMarkup(createElement(drawings.get(toLucideName(outline))));
  const shapes = markup.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
  const closed = shapes.replace(/><\/\w+>/g, "/>");
  const fill = outline === name ? "" : ' fill="#000"';
  return `<g transform="translate(${x})"${fill}>${closed}</g>`;
}

function drawBrand(name, x) {
  const [width, height, , , outline] = brandIcons[name].icon;
  return `<svg x="${x}" width="24" height="24" viewBox="0 0 ${width} ${height}" fill="#000" stroke="none"><path d="${[outline].flat().join(" ")}"/></svg>`;
}

/** All icons side by side, each in a square of 24 units. */
export function composeIcons() {
  const names = listIconNames();
  const shapes = names.map((name, index) =>
    name.startsWith("brand-")
      ? drawBrand(name.slice("brand-".length), 24 * index)
      : drawIcon(name, 24 * index),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${24 * names.length}" height="24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\n${shapes.join("\n")}\n</svg>\n`;
}

/** A style sheet that shows one of them, which `.icon` fills with the text's colour. */
export function composeIconStyles() {
  const names = listIconNames();
  const toPosition = (index) => Number(((100 * index) / (names.length - 1)).toFixed(4));
  return [
    "/* Written by artwork/logos/write-icons.mjs. */",
    ".icon,\n.vehicle-facts > li::before {",
    `  mask: url("./icons.svg") var(--icon) 0 / ${100 * names.length}% 100% no-repeat;\n}`,
    ...names.map((name, index) => `.icon-${name} {\n  --icon: ${toPosition(index)}%;\n}`),
    "",
  ].join("\n");
}

export const writeIcons = () =>
  Promise.all([
    writeFile(path.join(root, "app/icons.svg"), composeIcons()),
    writeFile(path.join(root, "app/icons.css"), composeIconStyles()),
  ]);
