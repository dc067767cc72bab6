/** What a build is made of: as `hashSources` of scripts/build-if-needed.mjs. */
const product = [
  /^(?:app|components|lib|server|backend)\/.*\.(?:tsx?|mjs|css)$/,
  /^(?:messages|backend\/demo\/agencies|backend\/mail\/messages)\/.*\.json$/,
  /^(?:middleware|next\.config)\.ts$/,
];
const isTest = /\.test\.tsx?$|\/testing\//;
const word = /balloon|\b[Rr]ides?(?:\b|[A-Z])|[a-z]Rides?(?:\b|[A-Z])/;

/**
 * Findings where the product knows the service that only docs/examples/balloon-rides has, and where
 * the example doesn't fit the product any more.
 * @param applies whether a patch does
 */
export function checkExampleService(files, read, applies) {
  const folder = "docs/examples/balloon-rides/";
  const own = files.filter((file) => file.startsWith(folder));
  const patch = `${folder}registries.patch`;
  const known = new Set(files);
  return [
    ...files
      .filter((file) => product.some((one) => one.test(file)) && !isTest.test(file))
      .flatMap((file) =>
        read(file)
          .split("\n")
          .flatMap((text, index) => {
            const [found] = word.exec(text) ?? [];
            return found
              ? [{ file, line: index + 1, message: `says "${found}", a word of ${folder}` }]
              : [];
          }),
      ),
    ...own
      .map((file) => file.slice(folder.length))
      .filter((file) => known.has(file) && !file.endsWith("/en.json"))
      .map((file) => ({ file, line: 1, message: `is a file of ${folder}, too` })),
    ...(own.includes(patch) && !applies(patch)
      ? [{ file: patch, line: 1, message: "no longer applies: fit it to the registries" }]
      : []),
  ];
}
