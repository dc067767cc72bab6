"use client";

import { useMutation } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { FoldedCard } from "@/components/ui/folded-card";
import type { SettingsRevision } from "@/lib/api/contract/agency-settings";
import type { StoryKind, WebsiteSection } from "@/lib/api/contract/settings-sections";
import { restoreSettingsMutation } from "@/lib/queries/agency-settings";
import { restoreStoryMutation } from "@/lib/queries/stories";
import { getQueryClient } from "@/lib/queries/query-client";
import { showToast } from "@/lib/show-toast";

type Props = {
  of: WebsiteSection | { kind: StoryKind; slug: string };
  version: number;
  revisions: readonly SettingsRevision[];
  timeZone: string;
};

/** Who saved what when, each with a way back to it. */
export function RevisionList({ of, version, revisions, timeZone }: Props) {
  const t = useTranslations("settings");
  const format = useFormatter();
  const router = useRouter();
  const restore = useMutation(
    {
      ...(typeof of === "string" ? restoreSettingsMutation(of) : restoreStoryMutation(of)),
      onSuccess: () => {
        void showToast("success", t("restored"));
        router.refresh();
      },
      onError: () => void showToast("error", t("notRestored")),
    },
    getQueryClient(),
  );
  if (revisions.length === 0) return null;
  return (
    <FoldedCard title={t("history")} isOpen={false}>
      <ol className="space-y-3">
        {revisions.map((revision, index) => (
          <li
            key={revision.version}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {revision.savedAt
                  ? t("savedBy", {
                      name: revision.author ?? t(revision.isErased ? "erased" : "operator"),
                      time: format.dateTime(new Date(revision.savedAt), {
                        dateStyle: "medium",
                        timeStyle: "short",
                        timeZone,
                      }),
                    })
                  : t("before")}
              </p>
              {revision.fields.length > 0 && (
                <p className="text-sm text-ink-soft">
                  {format.list(
                    revision.fields.map((field) => t(`fields.${field as "city"}`)),
                    { type: "conjunction" },
                  )}
                </p>
              )}
            </div>
            {index === 0 ? (
              <span className="text-sm text-ink-soft">{t("current")}</span>
            ) : (
              <Button
                look="secondary"
                isLoading={restore.isPending && restore.variables.revision === revision.version}
                onClick={() => restore.mutate({ version, revision: revision.version })}
              >
                {t("restore")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </FoldedCard>
  );
}
