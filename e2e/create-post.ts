import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";

/**
 * Opens a page of the agency and makes calls like its pages do, as the page's user.
 * @throws Error for an answer other than 2xx
 */
export async function createPost(
  page: Page,
  agency: string,
  { prefix = "", language = "en" }: { prefix?: string | undefined; language?: string } = {},
) {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  return (path: string, body: unknown) =>
    page.evaluate(
      async ({ path, body, language }) => {
        const headers = { "content-type": "application/json", "accept-language": language };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      { path, body, language },
    );
}
export type Post = Awaited<ReturnType<typeof createPost>>;
