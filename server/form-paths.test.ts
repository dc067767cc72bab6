import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFormPath } from "./request-hygiene";

const root = "app/[tenant]/[locale]";
/** One value of each segment that has several, by what stands before it. */
const samples: Record<string, string> = {
  "/applications/[reference]": "J-22222222",
  "/clients/[reference]": "K-22222222",
  "/bookings/[reference]": "V-22222222",
  "/booknow/[service]": "hotels",
  "/lists/[list]": "bookings",
  "/lists/bookings/[form]": "assign",
  "/saved-views/[form]": "save",
  "/settings/developers/[form]": "create",
  "/settings/payment/send/[form]": "key",
  "/settings/website/domains/[form]": "claim",
  "/support/[form]": "ask",
  "/users/agents/send/[form]": "role",
};
/** The front door turns a POST to /sso into one to this page. */
const behindTheDoor = new Set(["/sso/arrive"]);

const toSamplePath = (route: string): string =>
  route.split("/").reduce((path, segment) => {
    if (!segment) return path;
    const next = `${path}/${segment}`;
    if (!segment.startsWith("[")) return next;
    const sample = samples[next];
    if (sample === undefined) throw new Error(`server/form-paths.test.ts: a value of ${next}`);
    return `${path}/${sample}`;
  }, "");

const forms = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)route\.ts$/.test(file))
  .filter((file) =>
    /export (?:const|(?:async )?function) POST\b/.test(readFileSync(join(root, file), "utf8")),
  )
  .map((file) => toSamplePath(`/${dirname(file)}`))
  .filter((path) => !behindTheDoor.has(path));

it("finds the forms", () => expect(forms.length).toBeGreaterThan(15));

it.each(forms)("a form may be posted to %s, below any language", (path) => {
  expect(isFormPath(path)).toBe(true);
  expect(isFormPath(`/de${path}`)).toBe(true);
  expect(isFormPath(`${path}/more`)).toBe(false);
});
