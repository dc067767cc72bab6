import { randomUUID } from "node:crypto";
import type { ApplicationState } from "@/lib/api/contract/application-states";
import { dayMs, hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { newReference } from "../../access/new-reference";
import { newToken, toTokenHash } from "../../secrets/opaque-token";
import { seededRandom } from "../../suppliers/sandbox/seeded-random";
import type { applications } from "../../db/schema/applications";
import type { auditEvents } from "../../db/schema/audit-events";
import type { DemoMember } from "./to-demo-desk";

type Row = typeof applications.$inferInsert;
type AuditRow = typeof auditEvents.$inferInsert;

const answerDays = 30;

/** Who applied to become an agent, and how many days ago. */
const demoApplications: readonly (Pick<
  Row,
  "company" | "licence" | "country" | "phone" | "website" | "message" | "language"
> & { from: string; daysAgo: number; state: ApplicationState; text?: string })[] = [
  {
    ...{ from: "paula", daysAgo: 1, state: "open", language: "pt" },
    ...{ company: "Rota Azul Viagens", licence: "RNAVT 9914", country: "PT" },
    ...{ phone: "+351 912 000 181", website: "https://rota-azul.example" },
    message: "Vendemos sobretudo a Madeira e os Açores, cerca de 300 reservas por ano.",
  },
  {
    ...{ from: "erik", daysAgo: 3, state: "open", language: "sv" },
    ...{ company: "Nordkap Resor AB", licence: "556000-0183", country: "SE" },
    ...{ phone: "+46 70 000 01 83", website: null },
    message: "",
  },
  {
    ...{ from: "amira", daysAgo: 6, state: "asked", language: "ar" },
    ...{ company: "واحة للسفر", licence: "DED-000184", country: "AE" },
    ...{ phone: "+971 50 000 0184", website: "https://waha.example" },
    message: "نعمل مع عائلات من الخليج تسافر إلى البرتغال صيفًا.",
    text: "Thank you. Which of your offices would sign in, and who answers for them?",
  },
  {
    ...{ from: "jonas", daysAgo: 160, state: "approved", language: "de" },
    ...{ company: "Weber Reisen", licence: "HRB 000185", country: "DE" },
    ...{ phone: "+49 1512 0000185", website: null },
    message: "",
  },
  {
    ...{ from: "victor", daysAgo: 48, state: "declined", language: "en" },
    ...{ company: "FastFare Deals", licence: "pending", country: "GB" },
    ...{ phone: "+44 7700 900186", website: null },
    message: "We need net rates for resale today.",
    text: "We only work with licensed agencies. Please write again once you have your licence.",
  },
];

/** The demo's applications of would-be agents, and what its owner decided about them. */
export function toDemoApplications({
  agencyId,
  members,
  now,
}: {
  agencyId: string;
  members: ReadonlyMap<string, DemoMember>;
  now: Date;
}): { applications: Row[]; audit: AuditRow[] } {
  const rows: Row[] = [];
  const audit: AuditRow[] = [];
  const owner = members.get("owner");
  for (const [number, application] of demoApplications.entries()) {
    const { from, daysAgo, state, text = "", ...said } = application;
    const applicant = members.get(from);
    if (!applicant || !owner) continue;
    const random = seededRandom("demo year", "application", number);
    const reference = newReference("J", (below) => random.integer(0, below - 1));
    const createdAt = addMs(now, -daysAgo * dayMs - (number + 2) * hourMs);
    const updatedAt = state === "open" ? createdAt : addMs(createdAt, 26 * hourMs);
    const role = { userType: "TravelAgent" as const, isRestrictedAgent: false };
    const id = randomUUID();
    rows.push({
      ...said,
      ...{ id, agencyId, userId: applicant.id, reference, state, createdAt, updatedAt },
      ...(state === "approved" || state === "declined"
        ? { decidedById: owner.id, decidedAt: updatedAt }
        : {}),
      ...(state === "approved" ? { role } : {}),
      ...(state === "declined" ? { reason: text } : {}),
      ...(state === "asked"
        ? {
            exchange: [{ kind: "question" as const, text, at: updatedAt.toISOString() }],
            answerTokenHash: toTokenHash(newToken()),
            answerUntil: addMs(updatedAt, answerDays * dayMs),
          }
        : {}),
    });
    if (state === "open") continue;
    audit.push({
      ...{ agencyId, action: `application.${state}`, actorId: owner.id, actorName: owner.name },
      ...{ subjectKind: "application", subject: reference, subjectId: id },
      ...{ before: { state: "open" }, after: { state } },
      ...{ requestId: "demo", createdAt: updatedAt },
    });
  }
  return { applications: rows, audit };
}
