/** Where the tested site listens. */
export const port = Number(process.env.E2E_PORT ?? 3200);

/** Where its backend listens, embedded or separate. */
export const backendPort = port + 1;
export const backendToken = "token-of-the-end-to-end-tests";

/**
 * `http://voyara.localhost:3200/path`: for the browser, which resolves *.localhost to this machine.
 */
export const siteUrl = (agency: string, path = "/"): string => `http://${hostOf(agency)}${path}`;

/** Host header of an agency. */
export const hostOf = (agency: string): string => `${agency}.localhost:${port}`;
