import type { Page } from "playwright/test";
import { hostOf, siteUrl } from "./agencies";
import { expect } from "./test";

type Role = "traveller" | "agent" | "restricted" | "sales" | "owner" | "admin";

const demoPassword = "wander-Far-2026";
const emailOf = (agency: string, role: Role): string => `${role}@${hostOf(agency).replace(/:\d+$/, "")}`;

/** Signs a demo user in by the browser's door, as the form does; the page then carries the session's cookie. */
export async function signIn(page: Page, agency: string, role: Role): Promise<void> {
  await page.goto(siteUrl(agency, "/robots.txt"));
  const status = await page.evaluate(
    async (credentials) => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch("/api/user/login", { method: "POST", headers, body: JSON.stringify(credentials) });
      return answer.status;
    },
    { email: emailOf(agency, role), password: demoPassword },
  );
  expect(status, `${role} signs in at ${agency}`).toBe(200);
}
