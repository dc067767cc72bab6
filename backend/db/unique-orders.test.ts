import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { tables } from "./tables";

/** Begins the line above an order that ends in no unique column, with the reason. */
const exception = "// order:";

/** The sets of columns, by table, of which no two rows of an agency have the same values. */
const uniqueKeys = new Map(
  Object.entries(tables).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return [];
    const { primaryKeys, indexes, uniqueConstraints, columns } = getTableConfig(table);
    const names = new Map(
      Object.entries(getTableColumns(table)).map(([key, { name: own }]) => [own, key]),
    );
    const found = [
      ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
      ...uniqueConstraints.map((key) => key.columns.map((column) => column.name)),
      ...columns
        .filter((column) => column.primary || column.isUnique)
        .map((column) => [column.name]),
      ...indexes
        .filter(({ config }) => config.unique && !config.where)
        .map(({ config }) =>
          config.columns.map((column) => ("name" in column ? (column.name ?? "") : "")),
        ),
    ];
    return [[name, found.map((key) => key.map((column) => names.get(column) ?? ""))]];
  }),
);

// A history has an order: add-booking-event.ts writes each event later than the one before.
uniqueKeys.get("bookingEvents")?.push(["bookingId", "at"]);

/** The text in the brackets that open at `start`. */
function readArguments(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(start + 1, at);
  }
  return source.slice(start + 1);
}

/** `query`: what stands before the order; a column that has to equal something has one value. */
function isUnique(order: string, query: string): boolean {
  // Both end in a key.
  if (/\bby(?:Moment|Name)\(/.test(order)) return true;
  const named = new Map<string, string[]>();
  const note = ([, table = "", column = ""]: string[]) =>
    named.set(table, [...(named.get(table) ?? ["agencyId"]), column]);
  for (const found of order.matchAll(/\b(\w+)\.(\w+)/g)) note(found);
  for (const found of query.matchAll(/\beq\((\w+)\.(\w+),/g))
    if (named.has(found[1] ?? "")) note(found);
  return [...named].some(([table, columns]) =>
    uniqueKeys.get(table)?.some((key) => key.every((column) => columns.includes(column))),
  );
}

/** `line: order` of each one that leaves the order of equal rows to chance. */
const listOpenOrders = (source: string): string[] =>
  [...source.matchAll(/\.orderBy\(/g)].flatMap(({ index, 0: { length } }) => {
    const before = source.slice(0, index);
    const lines = before.split("\n");
    const order = readArguments(source, index + length - 1);
    if (lines.at(-2)?.trim().startsWith(exception)) return [];
    if (isUnique(order, before.slice(before.lastIndexOf(".select")))) return [];
    return [`${lines.length}: ${order.replace(/\s+/g, " ").trim()}`];
  });

const sources = readdirSync("backend", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)testing\//.test(file))
  .map((file) => join("backend", file));

it("leaves the order of equal rows to chance nowhere", () => {
  const open = sources.flatMap((file) =>
    listOpenOrders(readFileSync(file, "utf8")).map((found) => `${file}:${found}`),
  );
  expect(open).toEqual([]);
});

it.each([
  [".orderBy(desc(mails.createdAt))", ["1: desc(mails.createdAt)"]],
  [".orderBy(desc(mails.createdAt), asc(mails.id))", []],
  [".orderBy(blogPosts.slug)", ["1: blogPosts.slug"]],
  [".orderBy(blogPosts.slug, blogPosts.language)", []],
  [".select().where(eq(blogPosts.language, language)).orderBy(blogPosts.slug)", []],
  [".select().where(eq(users.id, id)).orderBy(mails.createdAt)", ["1: mails.createdAt"]],
  ["// order: one row\n.orderBy(mails.createdAt)", []],
])("finds in %j %j", (source, open) => expect(listOpenOrders(source)).toEqual(open));
