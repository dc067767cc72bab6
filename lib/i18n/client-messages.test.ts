import { readdirSync, readFileSync } from "node:fs";
import en from "@/messages/en.json";
import { toClientMessages } from "./client-messages";

/** Without `.client`, but used by client components of every page. */
const shared = ["components/errors/error-message.tsx", "components/site/sign-in-links.tsx"];
/** Chosen by `kind`, which a page's boundaries set. */
const chosen = ["notFound", "notFoundHint", "forbidden", "forbiddenHint"];

const sent = toClientMessages(en);
const namespaces = Object.keys(sent);

/** Each text of these namespaces that a client component asks for by its name. */
function listUses(): string[] {
  const clients = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.client\.tsx?$/.test(file))
    .map((file) => `components/${file}`);
  return [...clients, ...shared].flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const translators = source.matchAll(/const (\w+) = useTranslations\("([\w.]+)"\)/g);
    return [...translators]
      .filter(([, , namespace = ""]) => namespaces.includes(namespace.split(".")[0] ?? ""))
      .flatMap(([, name, namespace]) =>
        [...source.matchAll(new RegExp(`\\b${name}\\("([\\w.]+)"`, "g"))].map(
          ([, key]) => `${namespace}.${key}`,
        ),
      );
  });
}

const find = (path: string) =>
  path.split(".").reduce<unknown>((tree, key) => Object(tree)[key] as unknown, sent);

test("has each text that client components of every page name", () => {
  const uses = [...listUses(), ...chosen.map((key) => `errors.${key}`)];
  expect(uses).toEqual(expect.arrayContaining(["errors.retry", "site.toasts.dismiss"]));
  expect(uses.filter((path) => typeof find(path) !== "string")).toEqual([]);
});

test("leaves out what only servers render", () =>
  expect([sent.site, sent.errors]).toEqual([
    expect.not.objectContaining({ footer: expect.anything() }),
    expect.not.objectContaining({ faqsUnavailable: expect.anything() }),
  ]));
