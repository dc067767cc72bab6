import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The text of the voucher, or the receipt, that a page of a booking links to. */
export async function readVoucher(
  page: Page,
  kind: "voucher" | "receipt" = "voucher",
): Promise<string> {
  const voucher = page.getByRole("main").locator(`a[href*="/${kind}?"]`).first();
  const bytes = await page.evaluate(
    async (href) => [...new Uint8Array(await (await fetch(href)).arrayBuffer())],
    (await voucher.getAttribute("href")) ?? "",
  );
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(pdf, { mergePages: true })).text;
}
