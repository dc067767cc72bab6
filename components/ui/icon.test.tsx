/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { Icon } from "./icon";
import { iconNames } from "./icon-names";

const styles = readFileSync("app/icons.css", "utf8");
const drawings = readFileSync("app/icons.svg", "utf8").trim().split("\n").slice(1, -1);
const last = iconNames.length - 1;

test.each(iconNames)("%s has a place of its own in the file of icons", (name) => {
  const { container } = render(<Icon name={name} className="size-4" />);
  const classes = container.querySelector("[aria-hidden]")?.className.split(" ");
  expect(classes).toEqual(["icon", `icon-${name}`, "size-4"]);
  const position = new RegExp(`\\.icon-${name} \\{\\s+--icon: ([\\d.]+)%`).exec(styles)?.[1];
  const index = Math.round((Number(position) / 100) * last);
  expect(drawings[index]).toMatch(
    new RegExp(`(?:translate\\(| x=")${24 * index}[)"].+<(?:path|rect|circle) `),
  );
});

test("each has its own drawing", () => {
  const shapes = drawings.map((drawing) => drawing.replace(/translate\(\d+\)| x="\d+"/, ""));
  expect(new Set(shapes).size).toBe(iconNames.length);
});
