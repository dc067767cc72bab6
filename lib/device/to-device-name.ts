const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;
// In this order: most include the names of those before them as well.
const browsers = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\/|Opera/],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

/** "Firefox · Windows": a readable User-Agent, null if unknown. */
export function toDeviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const found = [browsers, systems].flatMap(
    (kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  );
  return found.length > 0 ? found.join(" · ") : null;
}
