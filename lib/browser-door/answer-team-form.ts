import type { NextRequest, NextResponse } from "next/server";
import type { MemberPermissions } from "@/lib/api/contract/roles";
import {
  acceptInvitationEndpoint,
  deactivateMemberEndpoint,
  endMemberSessionsEndpoint,
  inviteMemberEndpoint,
  reactivateMemberEndpoint,
  resendInvitationEndpoint,
  setMemberPermissionsEndpoint,
  setMemberRestrictionEndpoint,
  setMemberRoleEndpoint,
  withdrawInvitationEndpoint,
} from "@/lib/api/contract/team";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { MemberType } from "@/lib/api/contract/team-rules";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { teamRefusals } from "@/lib/team/team-refusals";
import { permissionFieldPrefix, type MemberForm } from "@/lib/team/member-forms";
import { answerForm, type FormVisit } from "./answer-form";
import { refuse } from "./door-error";
import { answerOrReturn } from "./return-form";

/** The exceptions that a form's fields say; an empty one is none. The backend checks them. */
const toPermissions = (form: FormVisit["form"]): MemberPermissions =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(permissionFieldPrefix) && value !== ""
        ? [[name.slice(permissionFieldPrefix.length), value]]
        : [],
    ),
  );

/** Each form of a member's page, as the call that it is. What it sends is checked there. */
const memberWork: Record<MemberForm, (visit: FormVisit, id: string) => Promise<unknown>> = {
  role: ({ form, ask }, id) =>
    ask((api) =>
      api.call(setMemberRoleEndpoint, {
        params: { id },
        body: { userType: form.userType as MemberType },
      }),
    ),
  restriction: ({ form, ask }, id) =>
    ask((api) =>
      api.call(setMemberRestrictionEndpoint, {
        params: { id },
        body: { isRestrictedAgent: form.restricted === "yes" },
      }),
    ),
  permissions: ({ form, ask }, id) =>
    ask((api) =>
      api.call(setMemberPermissionsEndpoint, {
        params: { id },
        body: { permissions: toPermissions(form) },
      }),
    ),
  sessions: ({ ask }, id) => ask((api) => api.call(endMemberSessionsEndpoint, { params: { id } })),
  deactivate: ({ form, ask }, id) =>
    ask((api) =>
      api.call(deactivateMemberEndpoint, {
        params: { id },
        body: { handOverTo: form.handOverTo || null },
      }),
    ),
  reactivate: ({ ask }, id) => ask((api) => api.call(reactivateMemberEndpoint, { params: { id } })),
};
const isMemberForm = (form: string): form is MemberForm => Object.hasOwn(memberWork, form);

function answerMemberForm(visit: FormVisit, name: MemberForm): Promise<NextResponse> {
  const id = visit.form.id ?? "";
  const handOverTo = visit.form.handOverTo || undefined;
  return answerOrReturn(visit, {
    name,
    toBack: (again) => paths.teamMember(id, { again, handOverTo }),
    refusals: teamRefusals,
    async work() {
      await memberWork[name](visit, id);
      return `${paths.teamMember(id, { done: name })}#done`;
    },
  });
}

function answerInvite(visit: FormVisit): Promise<NextResponse> {
  const { form, ask } = visit;
  return answerOrReturn(visit, {
    name: "invite",
    toBack: (again) => paths.teamInvite({ again }),
    refusals: teamRefusals,
    async work() {
      const body = {
        firstName: form.firstName ?? "",
        lastName: form.lastName ?? "",
        email: (form.email ?? "").trim(),
        userType: form.userType as MemberType,
        isRestrictedAgent: form.restricted === "yes",
        ...(form.language ? { language: form.language as LanguageCode } : {}),
        idempotencyKey: form.idempotencyKey ?? "",
      };
      await ask((api) => api.call(inviteMemberEndpoint, { body }));
      return `${paths.team({ done: "invite" })}#done`;
    },
  });
}

function answerInvitationForm(
  visit: FormVisit,
  name: "resend" | "withdraw",
): Promise<NextResponse> {
  const params = { id: visit.form.id ?? "" };
  return answerOrReturn(visit, {
    name,
    toBack: (again) => paths.team({ again }),
    refusals: teamRefusals,
    async work() {
      if (name === "resend")
        await visit.ask((api) => api.call(resendInvitationEndpoint, { params }));
      else await visit.ask((api) => api.call(withdrawInvitationEndpoint, { params }));
      return `${paths.team({ done: name })}#done`;
    },
  });
}

/** Handles the forms of the team's pages, by the last part of their paths. */
export const answerTeamForm = (
  request: NextRequest,
  { locale, form }: { locale: string; form: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    if (isMemberForm(form)) return answerMemberForm(visit, form);
    if (form === "invite") return answerInvite(visit);
    if (form === "resend" || form === "withdraw") return answerInvitationForm(visit, form);
    throw refuse(404, "not_found", "There is no such form");
  });

/** Handles the form of an invitation's page, whose URL is a secret. */
export const answerInvitationAccept = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(
    request,
    locale,
    (visit) => {
      const { form, ask } = visit;
      const { token = "", firstName = "", lastName = "", password = "" } = form;
      return answerOrReturn(
        visit,
        {
          name: "accept",
          toBack: (again) => paths.invitation({ token, again }),
          refusals: teamRefusals,
          async work() {
            const body = { token, firstName, lastName, password };
            const isGone = await ask((api) => api.call(acceptInvitationEndpoint, { body })).then(
              () => false,
              (error: unknown) => {
                if (error instanceof ApiError && error.status === 410) return true;
                throw error;
              },
            );
            return paths.invitation(isGone ? {} : { done: "accepted" });
          },
        },
        { provesIdentity: false },
      );
    },
    { hasSecret: true },
  );
