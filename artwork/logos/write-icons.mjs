import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const root = path.resolve(import.meta.dirname, "../..");

/** The names in components/ui/icon-names.ts. */
export const listIconNames = () =>
  [
    ...readFileSync(path.join(root, "components/ui/icon-names.ts"), "utf8").matchAll(
      /"([a-z0-9-]+)"/g,
    ),
  ].map(([, name]) => name);

const drawings = new Map(Object.entries(lucide));
const toLucideName = (name) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter) => letter.toUpperCase());

const toFrame = (fill) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>`;

/** Lucide's drawing of an icon as a URL; `heart-filled` is its `heart` with its area filled. */
function toUrl(name) {
  const outline = name.replace(/-filled$/, "");
  const markup = renderToStaticMarkup(createElement(drawings.get(toLucideName(outline))));
  const frame = toFrame(outline === name ? "none" : "black");
  const shapes = markup.replace(/^<svg[^>]*>/, "").replace(/<\/(?!svg)\w+>/g, "");
  const drawing = `${frame}${shapes.replaceAll(/(?<!\/)>(?=<)/g, "/>").replaceAll('"', "'")}`;
  return `data:image/svg+xml,${drawing.replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
}

/** A style sheet with the drawing of each icon, which `.icon` fills with the text's colour. */
export const composeIcons = () =>
  `/* Written by artwork/logos/write-icons.mjs from Lucide. */\n${listIconNames()
    .map((name) => `.icon-${name} {\n  --icon: url("${toUrl(name)}");\n}\n`)
    .join("")}`;

export const writeIcons = () => writeFile(path.join(root, "app/icons.css"), composeIcons());
