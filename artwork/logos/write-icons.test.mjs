import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { composeIcons, composeIconStyles } from "./write-icons.mjs";

const read = (name) => readFileSync(path.join(import.meta.dirname, "../../app", name), "utf8");

test("icons and their style sheet are up to date", () => {
  assert.equal(read("icons.svg"), composeIcons());
  assert.equal(read("icons.css"), composeIconStyles());
});
