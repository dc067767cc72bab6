import type { LanguageCode } from "@/lib/api/contract/languages";

/** A mail as its sender thinks of it: to whom and about what; words and looks come from language and agency. Links are absolute. */
export type Mail = { to: string; language: LanguageCode; replyTo?: string } & (
  | { kind: "verifyEmail" | "resetPassword"; firstName: string; link: string }
  | { kind: "accountExists"; firstName: string; logInLink: string; resetLink: string }
  | { kind: "passwordChanged" | "accountDeleted"; firstName: string }
  | { kind: "ticketForAgency"; reference: string; subject: string; message: string; from: { name: string; email: string } }
  | { kind: "ticketReceived"; firstName: string; reference: string; subject: string; message: string }
);

/** A mail as it is kept and sent. */
export type RenderedMail = { subject: string; html: string; text: string };
