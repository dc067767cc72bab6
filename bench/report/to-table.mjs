/** A Markdown table; the first column is text, the others are figures. */
export const toTable = (titles, rows) =>
  [titles, titles.map((_, column) => (column === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** Targets and whether they are met, as a list; `value` is compared with `least` or `most`. */
export const toAims = (aims) =>
  aims
    .map(
      ({ text, value, least = -Infinity, most = Infinity, shown }) =>
        `- ${value >= least && value <= most ? "met" : "**missed**"}: ${text}: ${shown}`,
    )
    .join("\n");
