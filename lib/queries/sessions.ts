import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { endOtherSessions, endSession, listSessions, logIn } from "@/lib/api/browser/sessions";

const sessionsKey = ["sessions"] as const;

export const logInMutation = () =>
  mutationOptions({ mutationKey: ["sessions", "logIn"], mutationFn: logIn });

/** The user's own sessions, most recently used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => listSessions(signal),
    staleTime: 0,
  });

/** Both invalidate the list of sessions. */
export const endSessionMutation = () =>
  mutationOptions({
    mutationKey: ["sessions", "end"],
    mutationFn: endSession,
    onSettled: (_data, _error, _id, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey }),
  });
export const endOtherSessionsMutation = () =>
  mutationOptions({
    mutationKey: ["sessions", "endOthers"],
    mutationFn: () => endOtherSessions(),
    onSettled: (_data, _error, _none, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey }),
  });
