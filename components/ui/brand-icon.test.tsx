import { readFileSync } from "node:fs";
import { fab } from "@fortawesome/free-brands-svg-icons";
import { renderToStaticMarkup } from "react-dom/server";
import { brandBoxes, BrandIcon, type BrandIconName } from "./brand-icon";

const names = Object.keys(brandBoxes) as BrandIconName[];
const file = readFileSync("public/assets/brands.svg", "utf8");
const boxOf = new Map(
  Object.values(fab).map(({ icon: [width, height, , , path] }) => [path, [width, height]]),
);

test.each(names)("%s is a symbol of the file, with its own view box", (name) => {
  const markup = renderToStaticMarkup(<BrandIcon name={name} />);
  const [, address, id] = /href="([^#"]+)#([^"]+)"/.exec(markup) ?? [];
  expect(address).toBe("/assets/brands.svg");
  const path = new RegExp(`<path id="${id}" d="([^"]+)"/>`).exec(file)?.[1] ?? "";
  expect(brandBoxes[name]).toEqual(boxOf.get(path));
  expect(markup).toContain(`viewBox="0 0 ${brandBoxes[name].join(" ")}"`);
});

test("each has its own symbol", () =>
  expect(new Set(file.match(/ d="[^"]+"/g)).size).toBe(names.length));
