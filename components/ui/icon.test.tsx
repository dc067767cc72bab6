/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { Icon } from "./icon";
import { iconNames } from "./icon-names";

const styles = readFileSync("app/icons.css", "utf8");

test.each(iconNames)("%s is drawn by the style sheet", (name) => {
  const { container } = render(<Icon name={name} className="size-4" />);
  const classes = container.querySelector("[aria-hidden]")?.className.split(" ");
  expect(classes).toEqual(["icon", `icon-${name}`, "size-4"]);
  const drawing = new RegExp(`\\.icon-${name} \\{\\s+--icon: url\\("([^"]+)"\\)`).exec(styles)?.[1];
  expect(decodeURIComponent(drawing ?? "")).toMatch(
    /^data:image\/svg\+xml,<svg .+<(?:path|rect|circle) .+<\/svg>$/,
  );
});

test("each has its own drawing", () =>
  expect(new Set(styles.match(/url\([^)]+/g)).size).toBe(iconNames.length));
