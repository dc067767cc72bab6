/**
 * Streamed results are put in place by a script. `stream=false` asks for the whole page at once:
 * without scripts, the page redirects there and the filter form sends it along.
 */
export const streamParameter = { name: "stream", off: "false" } as const;
