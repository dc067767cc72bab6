import { readdirSync, readFileSync } from "node:fs";
import { toClientMessages } from "./client-messages";
import { english } from "./messages";

/** Without `.client`, but used by client components of every page. */
const shared = ["components/errors/error-message.tsx", "components/site/sign-in-links.tsx"];
/** Chosen by a name that isn't fixed, and what it can be: `kind` is set by a page's boundaries. */
const chosen: Record<string, readonly string[]> = {
  "currency.${emptyText}": ["currency.failed", "currency.loading", "currency.none"],
  "errors.${kind}": ["errors.notFound", "errors.forbidden"],
  "errors.${kind}Hint": ["errors.notFoundHint", "errors.forbiddenHint"],
};

const sent = toClientMessages(english);
const namespaces = Object.keys(sent);

/**
 * What a source asks translators of these namespaces for, by `t("x")`, `t.rich("x")` and the like:
 * each text by its path, also where a template or a variable has its name.
 */
function listAsked(source: string): string[] {
  const translators = source.matchAll(/const (\w+) = useTranslations\("([\w.]+)"\)/g);
  return [...translators]
    .filter(([, , namespace = ""]) => namespaces.includes(namespace.split(".")[0] ?? ""))
    .flatMap(([, name, namespace]) =>
      [
        ...source.matchAll(
          new RegExp(`\\b${name}(?:\\.\\w+)?\\(\\s*(?:"([^"]*)"|\`([^\`]*)\`|([^\\s"\`),]+))`, "g"),
        ),
      ].map(
        ([, key, template, variable]) => `${namespace}.${key ?? template ?? `\${${variable}}`}`,
      ),
    );
}

/** Of client components on every page and elsewhere. */
function listUses(): string[] {
  const clients = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.client\.tsx?$/.test(file))
    .map((file) => `components/${file}`);
  return [...clients, ...shared].flatMap((file) =>
    listAsked(readFileSync(file, "utf8")).flatMap((path) => chosen[path] ?? path),
  );
}

const find = (path: string) =>
  path.split(".").reduce<unknown>((tree, key) => Object(tree)[key] as unknown, sent);

test("has each text that client components of every page name", () => {
  const uses = listUses();
  expect(uses).toEqual(
    expect.arrayContaining(["errors.retry", "errors.forbiddenHint", "site.toasts.dismiss"]),
  );
  expect(uses.filter((path) => typeof find(path) !== "string")).toEqual([]);
});

test("sees a text however it is asked for, and a name that isn't fixed", () =>
  expect(
    listAsked(
      'const t = useTranslations("errors"); t.rich("retry", {}); t(\n  "home",\n); t(`${kind}Text`); t(kind); at("x")',
    ),
  ).toEqual(["errors.retry", "errors.home", "errors.${kind}Text", "errors.${kind}"]));

test("leaves out what only servers render", () =>
  expect([sent.site, sent.errors]).toEqual([
    expect.not.objectContaining({ footer: expect.anything() }),
    expect.not.objectContaining({ faqsUnavailable: expect.anything() }),
  ]));
