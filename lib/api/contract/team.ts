import * as z from "zod";
import { emailSchema } from "./email";
import { firstNameSchema, lastNameSchema } from "./accounts";
import { agentSchema } from "./agency-bookings";
import { endpoint } from "./endpoint";
import { languageCodes } from "./languages";
import { passwordLength } from "./password-length";
import { actions, type MemberPermissions } from "./roles";
import { memberTypes } from "./team-rules";
import { searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";

/** active: members who may sign in · invited: only invitations that aren't accepted yet. */
export const teamStates = ["active", "restricted", "deactivated", "invited"] as const;

export const teamFilterSchema = z.object({
  /** Words of a name or an e-mail address. */
  q: searchWordsSchema.optional(),
  role: z.enum(memberTypes).optional(),
  state: z.enum(teamStates).optional(),
});
export type TeamFilter = z.output<typeof teamFilterSchema>;

const permissionsSchema = z.partialRecord(z.enum(actions), z.enum(["own", "all", "none"]));

const memberSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(memberTypes),
  isRestrictedAgent: z.boolean(),
  /** Null: may sign in. */
  deactivatedAt: z.iso.datetime().nullable(),
});
export const teamMemberSchema = memberSchema.extend({
  /** Of the sessions that last; null without one. */
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.number().int(),
  /** Bookings that are their sale, without those that failed. */
  sales: z.number().int(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(memberTypes),
  isRestrictedAgent: z.boolean(),
  /** Null if the inviter's account is deleted. */
  invitedBy: z.string().nullable(),
  sentAt: z.iso.datetime(),
  /** Its link works until then; it stays until it is sent again or withdrawn. */
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** What another member takes over from one who leaves. */
export const holdingsSchema = z.object({
  upcomingBookings: z.number().int(),
  pastBookings: z.number().int(),
  clients: z.number().int(),
  /** Open support requests that they take care of. */
  openTickets: z.number().int(),
  closedTickets: z.number().int(),
  /** The same of enquiries. */
  openEnquiries: z.number().int(),
  closedEnquiries: z.number().int(),
});
export type Holdings = z.infer<typeof holdingsSchema>;

export const teamMemberDetailSchema = memberSchema.extend({
  /** Exceptions from what their role may do. */
  permissions: permissionsSchema.transform((value) => value as MemberPermissions),
  createdAt: z.iso.datetime(),
  sales: z.number().int(),
  /** Most recently used first, at most 50. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      signedInBy: z.enum(["password", "sso", "social"]),
      userAgent: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
  holdings: holdingsSchema,
  /** Who can take that over, by name, and whether support requests go to them, too. */
  successors: z.array(
    agentSchema.extend({ answersTickets: z.boolean(), answersEnquiries: z.boolean() }),
  ),
});
export type TeamMemberDetail = z.infer<typeof teamMemberDetailSchema>;

const base = { api: "main", browser: false, limits: [] } as const;
const team = { ...base, access: { action: "team.manage" } } as const;
const withId = { params: z.object({ id: z.uuid() }) };
const ofMember = { ...team, ...withId, notFound: "member_not_found" } as const;
const changed = z.object({ member: memberSchema });

/** What every change of a member may be refused with. */
const refusals = ["proof_required"] as const;

export const listTeamEndpoint = endpoint({
  operationId: "listTeam",
  ...team,
  method: "get",
  path: "/api/team",
  summary:
    "A page of those who work at the agency, by name, and on the first page its open invitations, the latest first. `after` is `next` or `previous` of another page; 422 for anything else",
  query: teamFilterSchema.extend({
    ...toPageQuery({ longest: 600 }),
  }),
  response: z.object({
    members: z.array(teamMemberSchema),
    /** Of members, on all pages. */
    total: z.number().int(),
    invitations: z.array(invitationSchema),
    ...toNeighbours({ longest: 600 }),
  }),
});
export const getTeamMemberEndpoint = endpoint({
  operationId: "getTeamMember",
  ...ofMember,
  // Everybody who works there may look at themselves.
  access: { action: "dashboard.read" },
  method: "get",
  path: "/api/team/{id}",
  summary:
    "A member of the agency: role, exceptions, sessions, and what is theirs; 404 for travellers and for everybody of another agency. Those who don't manage the team get themselves alone, without successors",
  response: z.object({ member: teamMemberDetailSchema }),
});
export const setMemberRoleEndpoint = endpoint({
  operationId: "setMemberRole",
  ...ofMember,
  method: "post",
  path: "/api/team/{id}/role",
  summary:
    "Give a member another role; all their sessions end. Who becomes an owner is neither restricted nor has exceptions. Owners take `team.owners`, and so 403 `proof_required` without a fresh proof. Done again it changes nothing",
  errors: [...refusals, "last_owner"],
  body: z.strictObject({ userType: z.enum(memberTypes) }),
  response: changed,
});
export const setMemberRestrictionEndpoint = endpoint({
  operationId: "setMemberRestriction",
  ...ofMember,
  method: "post",
  path: "/api/team/{id}/restriction",
  summary:
    "Restrict a member to their own rows and travellers' prices, or lift that, from their next call on; 422 for restricting an owner. Done again it changes nothing",
  errors: refusals,
  body: z.strictObject({ isRestrictedAgent: z.boolean() }),
  response: changed,
});
export const setMemberPermissionsEndpoint = endpoint({
  operationId: "setMemberPermissions",
  ...ofMember,
  method: "put",
  path: "/api/team/{id}/permissions",
  summary:
    "Replace a member's exceptions from what their role may do: nobody gives more than they may do themselves, and nothing that is guarded. 422 for those, and for any of an owner",
  errors: refusals,
  body: z.strictObject({ permissions: permissionsSchema }),
  response: changed,
});
export const endMemberSessionsEndpoint = endpoint({
  operationId: "endMemberSessions",
  ...ofMember,
  method: "post",
  path: "/api/team/{id}/end-sessions",
  summary: "Sign a member out everywhere",
  errors: refusals,
  response: z.object({ ended: z.number().int() }),
});
export const deactivateMemberEndpoint = endpoint({
  operationId: "deactivateMember",
  ...ofMember,
  method: "post",
  path: "/api/team/{id}/deactivate",
  summary:
    "Let a member in no more, and hand over what is theirs: bookings to another active member, support requests to the same if they have the inbox, else to the caller. 422 without a successor if there is anything to hand over. Done again it changes nothing",
  errors: [...refusals, "last_owner"],
  body: z.strictObject({ handOverTo: z.uuid().nullable() }),
  response: changed.extend({
    handedOver: z.object({
      bookings: z.number().int(),
      clients: z.number().int(),
      tickets: z.number().int(),
    }),
  }),
});
export const reactivateMemberEndpoint = endpoint({
  operationId: "reactivateMember",
  ...ofMember,
  method: "post",
  path: "/api/team/{id}/reactivate",
  summary:
    "Let a member in again. What was handed over stays where it is. 409 `no_seats` where the subscription has no free seat. Done again it changes nothing",
  errors: [...refusals, "no_seats"],
  response: changed,
});

export const invitationInputSchema = z.strictObject({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  userType: z.enum(memberTypes),
  isRestrictedAgent: z.boolean().default(false),
  /** Of the mail and the account; the agency's own by default. */
  language: z.enum(languageCodes).optional(),
  idempotencyKey: z.uuid(),
});

const ofInvitation = { ...team, ...withId, notFound: "invitation_not_found" } as const;
const invited = z.object({ invitation: invitationSchema });
export const inviteMemberEndpoint = endpoint({
  operationId: "inviteMember",
  ...team,
  method: "post",
  path: "/api/team/invitations",
  limits: ["mails to a recipient"],
  summary:
    "Invite somebody to work at the agency, by a mail whose link works once and for 72 hours. 409 for somebody who works at the agency, or did (`member_deactivated`: let them in again), or has an open invitation; `no_seats` where the subscription has no free seat. Owners invite owners, with a fresh proof. The same key is the same invitation",
  errors: [
    "already_member",
    "no_seats",
    "member_deactivated",
    "already_invited",
    "too_many_invitations",
    "proof_required",
  ],
  body: invitationInputSchema,
  response: invited,
});
export const resendInvitationEndpoint = endpoint({
  operationId: "resendInvitation",
  ...ofInvitation,
  method: "post",
  path: "/api/team/invitations/{id}/resend",
  limits: ["mails to a recipient"],
  summary:
    "Send an invitation again, with a new link for 72 hours: the earlier one is void. One that has expired takes a seat again: 409 `no_seats` without a free one",
  errors: ["proof_required", "no_seats"],
  response: invited,
});
export const withdrawInvitationEndpoint = endpoint({
  operationId: "withdrawInvitation",
  ...ofInvitation,
  method: "post",
  path: "/api/team/invitations/{id}/withdraw",
  summary: "Withdraw an invitation: its link is void",
  errors: ["proof_required"],
  response: z.object({ ok: z.literal(true) }),
});

/** 256 bits in base64url, from the link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/, "must be the token of a link from a mail");
const byToken = { ...base, access: "public", method: "post" } as const;
export const openInvitationEndpoint = endpoint({
  operationId: "openInvitation",
  ...byToken,
  safe: true,
  path: "/api/invitations/open",
  summary: "What an invitation is for, by its mail's token; changes nothing",
  errors: ["token_gone"],
  body: z.strictObject({ token }),
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    userType: z.enum(memberTypes),
    expiresAt: z.iso.datetime(),
    /** Whether the address has an account at the agency, which becomes the member's. */
    hasAccount: z.boolean(),
  }),
});
export type OpenInvitation = z.output<typeof openInvitationEndpoint.response>;
export const acceptInvitationEndpoint = endpoint({
  operationId: "acceptInvitation",
  ...byToken,
  path: "/api/invitations/accept",
  summary:
    "Accept an invitation with a name and a password: the account of its address works for the agency from now on. 410 once used, expired or withdrawn",
  errors: ["token_gone", "common_password", "already_member"],
  body: z.strictObject({
    token,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    password: z.string().min(passwordLength.minimum).max(passwordLength.maximum),
  }),
  response: z.object({ email: z.string() }),
});
