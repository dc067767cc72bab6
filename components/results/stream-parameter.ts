/**
 * What streams in finds its place by script. An address with `stream=false` asks for the whole page
 * at once: where there is no script, the page and its form of filters lead there.
 */
export const streamParameter = { name: "stream", off: "false" } as const;
