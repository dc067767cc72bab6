"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { SessionEntry } from "@/lib/api/contract/sessions";
import { zonedTime } from "@/lib/dates/zoned-time";
import { getQueryClient } from "@/lib/queries/query-client";
import {
  endOtherSessionsMutation,
  endSessionMutation,
  sessionsQuery,
} from "@/lib/queries/sessions";
import { toDeviceName } from "@/lib/device/to-device-name";

type Props = { initial: SessionEntry[] | null; timeZone: string };

/** The user's sessions. `initial` is the server's list; null if it failed to load. */
export function SessionList({ initial, timeZone }: Props) {
  const t = useTranslations("profile.sessions");
  const format = useFormatter();
  const client = getQueryClient();
  const { data, error, isFetching, refetch } = useQuery(
    { ...sessionsQuery(), ...(initial ? { initialData: initial, staleTime: 60_000 } : {}) },
    client,
  );
  const end = useMutation(endSessionMutation(), client);
  const endOthers = useMutation(endOtherSessionsMutation(), client);

  if (!data && error)
    return (
      <div role="alert" className="space-y-3">
        <p>{t("failed")}</p>
        <Button look="secondary" isLoading={isFetching} onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {data.map(({ id, userAgent, signedInBy, lastSeenAt, isCurrent }) => {
          const device = toDeviceName(userAgent) ?? t("unknown");
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  <bdi>{device}</bdi>
                  {isCurrent && <Badge tone="success">{t("current")}</Badge>}
                </p>
                <p className="text-sm text-ink-soft">
                  {t(signedInBy)} ·{" "}
                  {t("lastSeen", {
                    when: format.dateTime(new Date(lastSeenAt), zonedTime(timeZone)),
                  })}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  look="secondary"
                  size="small"
                  isLoading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                  aria-label={t("endOne", { device })}
                >
                  {t("end")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data.length > 1 && (
        <Button look="secondary" isLoading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {t("endOthers")}
        </Button>
      )}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {end.error || endOthers.error ? (
          <span className="text-danger">{t("endFailed")}</span>
        ) : (
          endOthers.isSuccess && t("ended", { count: endOthers.data })
        )}
      </p>
    </div>
  );
}
