const document = "docs/spec-coverage.md";
const states = new Set(["done", "open", "later part"]);

/**
 * Findings about docs/spec-coverage.md: a malformed row, a missing file, a named test that isn't in
 * its file.
 */
export function checkSpecCoverage(files, read) {
  if (!files.includes(document)) return [{ file: document, line: 1, message: "is missing" }];
  const known = new Set(files);
  return read(document)
    .split("\n")
    .flatMap((text, index) =>
      toRow(text).flatMap((row) =>
        checkRow(row, { known, read }).map((message) => ({
          file: document,
          line: index + 1,
          message,
        })),
      ),
    );
}

/** The row of a table line, or none for a table's head and the line below it. */
function toRow(text) {
  if (!text.startsWith("|") || /^\|[\s|:-]+\|$/.test(text) || /^\| *statement *\|/.test(text))
    return [];
  return [
    text
      .slice(1, text.lastIndexOf("|"))
      .split("|")
      .map((cell) => cell.trim()),
  ];
}

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

function checkRow(row, { known, read }) {
  if (row.length !== 4) return [`has ${row.length} cells: statement, where, test, state`];
  const [statement, where, test, state] = row;
  const tests = codeIn(test);
  return [
    ...(statement === "" ? ["has no statement"] : []),
    ...(states.has(state) ? [] : [`"${state}" is no state: ${[...states].join(", ")}`]),
    ...(state === "done" && tests.length === 0 ? [`"${statement}" is done without a test`] : []),
    ...codeIn(where).flatMap((path) => (isThere(path, known) ? [] : [`"${path}" is not there`])),
    ...tests.flatMap((named) => checkTest(named, { known, read })),
  ];
}

/** A file, or a folder that ends in a slash. */
const isThere = (path, known) =>
  known.has(path) || (path.endsWith("/") && [...known].some((file) => file.startsWith(path)));

function checkTest(named, { known, read }) {
  const [file, title] = named.split("::");
  if (!title) return [`"${named}" names no test: file::title`];
  if (!/\.(test|spec)\.(tsx?|mjs)$/.test(file) || !known.has(file))
    return [`"${file}" is no test file here`];
  return hasTitle(read(file), title) ? [] : [`${file} has no test "${title}"`];
}

/** Also the title of a table of tests, and one row of such a table: `["the country", …]`. */
function hasTitle(source, title) {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll('"', '\\\\?"');
  return new RegExp(`[([]\\s*(["'\`])${escaped}\\1\\s*,`).test(source);
}
