const size = { width: 760, row: 34, bar: 20, label: 290, value: 90 };
// Inside the image, because a README embeds it as one: it then follows the reader's own setting.
const style = `text{font:14px system-ui,sans-serif;fill:#1f2328}.other{fill:#8c959f}.own{fill:#2c7be5}.title{font-weight:600}.figure{font-variant-numeric:tabular-nums}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.other{fill:#7d8590}.own{fill:#589bff}}`;
const escape = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * Horizontal bars on one linear scale that starts at 0, as an SVG without a background. `bars`:
 * label, value, its text, and whether it is ours.
 */
export function toChart(title, bars) {
  const most = Math.max(...bars.map(({ value }) => value));
  const room = size.width - size.label - size.value;
  const rows = bars.map(({ label, value, text, isOwn }, index) => {
    const middle = (index + 1.5) * size.row;
    const width = Math.max(1, (value / most) * room).toFixed(1);
    return `<text x="${size.label - 10}" y="${middle + 5}" text-anchor="end">${escape(label)}</text>
<rect class="${isOwn ? "own" : "other"}" x="${size.label}" y="${middle - size.bar / 2}" width="${width}" height="${size.bar}" rx="3"/>
<text class="figure" x="${size.label + Number(width) + 8}" y="${middle + 5}">${escape(text)}</text>`;
  });
  const height = (bars.length + 1.2) * size.row;
  const spoken = `${title}. ${bars.map(({ label, text }) => `${label}: ${text}`).join(". ")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}" role="img" aria-label="${escape(spoken)}">
<style>${style}</style>
<text class="title" x="0" y="22">${escape(title)}</text>
${rows.join("\n")}
</svg>
`;
}
