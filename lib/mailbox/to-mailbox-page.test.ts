import { toMailboxPage } from "./to-mailbox-page";

const mail = {
  id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
  kind: "verifyEmail",
  to: "tessa@example.com",
  replyTo: null,
  language: "en",
  subject: `"><script>alert(1)</script>`,
  text: "</pre><script>alert(1)</script>",
  html: `<p title="x">Hello</p><script>alert(1)</script>`,
  createdAt: "2026-11-21T12:00:00Z",
  sentAt: null,
  attempts: 0,
  lastError: null,
};

it("shows mails in a frame without scripts, and none of their text as markup", () => {
  const page = toMailboxPage([mail]);
  expect(page).not.toMatch(/<script/);
  expect(page).toContain("&lt;p title=&quot;x&quot;&gt;Hello");
  expect(page).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox"`);
  expect(toMailboxPage([])).toContain("No mail yet.");
});
