const intro = `# Configuration

Environment variables; an invalid one stops the start with a line that names it.

<!-- Written by \`npm run docs:configuration\` from the descriptions in lib/env.ts. -->

| variable | default | meaning |
|---|---|---|
`;

/** docs/configuration.md: a table of these settings. */
export const toConfigurationPage = (settings) =>
  intro +
  settings
    .map(({ name, description, ...setting }) =>
      `| \`${name}\` | ${setting.default} | ${description} |\n`.replace("|  |", "| |"),
    )
    .join("");
