import { toConfigurationPage } from "../to-configuration-page.mjs";

const page = "docs/configuration.md";

/** Findings about docs/configuration.md: it is what would be written of these settings. */
export const checkConfiguration = (read, settings) => [
  ...(read(page) === toConfigurationPage(settings)
    ? []
    : [{ file: page, line: 1, message: "is out of date: run `npm run docs:configuration`" }]),
  ...settings
    .filter(({ description }) => !description)
    .map(({ name }) => ({ file: "lib/env.ts", line: 1, message: `describes no ${name}` })),
];
