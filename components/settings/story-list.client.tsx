"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { FoldedCard } from "@/components/ui/folded-card";
import { Link } from "@/components/ui/link";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import type { StoryKind } from "@/lib/api/contract/settings-sections";
import { paths } from "@/lib/paths";
import { deleteStoryMutation, restoreStoryMutation } from "@/lib/queries/stories";
import { getQueryClient } from "@/lib/queries/query-client";
import { showToast } from "@/lib/show-toast";

export type ListedStory = {
  slug: string;
  title: string;
  language: LanguageCode;
  /** Day and languages in words, from the server. */
  note: string;
  isScheduled: boolean;
};

export type DeletedEntry = Pick<ListedStory, "slug" | "title" | "language"> & {
  /** Of the write that deleted it. */
  version: number;
  /** When that was, in words, from the server. */
  day: string;
};

/**
 * What the agency has written, each with the way to change it or take it away, and what was taken
 * away, with the way back.
 */
export function StoryList({
  kind,
  stories,
  deleted: deletedStories,
  prefix,
}: {
  kind: StoryKind;
  stories: readonly ListedStory[];
  deleted: readonly DeletedEntry[];
  prefix: string;
}) {
  const t = useTranslations("settings.story");
  const list = useRef<HTMLDivElement>(null);
  /** Whose button had the focus, which goes with it. */
  const deleted = useRef<{ slug: string; index: number } | null>(null);
  useEffect(() => {
    const was = deleted.current;
    if (!was || stories.some(({ slug }) => slug === was.slug)) return;
    deleted.current = null;
    const links = [...(list.current?.querySelectorAll<HTMLElement>("li a") ?? [])];
    (links[was.index] ?? links.at(-1) ?? list.current)?.focus();
  }, [stories]);
  return (
    <div ref={list} tabIndex={-1} className="rounded-card">
      {stories.length === 0 && (
        <p className="text-lead">{t(kind === "blog" ? "noneBlog" : "noneDestinations")}</p>
      )}
      {stories.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {stories.map((story, index) => (
            <li
              key={story.slug}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  href={`${prefix}${paths.storySettings(kind, story.slug)}`}
                  className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline"
                >
                  <bdi lang={toLanguageTag(story.language)} className="wrap-anywhere">
                    {story.title}
                  </bdi>
                </Link>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                  {story.note}
                  {story.isScheduled && <Badge>{t("scheduled")}</Badge>}
                </p>
              </div>
              <DeleteStory
                kind={kind}
                story={story}
                onDeleted={() => {
                  deleted.current = { slug: story.slug, index };
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {deletedStories.length > 0 && (
        <div className="mt-6">
          <FoldedCard title={t("deletedTitle")} isOpen={false}>
            <ul className="space-y-3">
              {deletedStories.map((story) => (
                <RestoreStory
                  key={story.slug}
                  kind={kind}
                  story={story}
                  onRestored={() => list.current?.focus()}
                />
              ))}
            </ul>
          </FoldedCard>
        </div>
      )}
    </div>
  );
}

function RestoreStory({
  kind,
  story: { slug, title, language, version, day },
  onRestored,
}: {
  kind: StoryKind;
  story: DeletedEntry;
  onRestored: () => void;
}) {
  const t = useTranslations("settings.story");
  const settings = useTranslations("settings");
  const router = useRouter();
  const restore = useMutation(
    {
      ...restoreStoryMutation({ kind, slug }),
      onSuccess: () => {
        onRestored();
        void showToast("success", settings("restored"));
        router.refresh();
      },
      onError: () => void showToast("error", settings("notRestored")),
    },
    getQueryClient(),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <bdi lang={toLanguageTag(language)} className="font-semibold wrap-anywhere">
          {title}
        </bdi>
        <p className="text-sm text-ink-soft">{t("deletedAt", { day })}</p>
      </div>
      <Button
        look="quiet"
        aria-label={t("restoreOf", { title })}
        isLoading={restore.isPending}
        onClick={() => restore.mutate({ version: null, revision: version - 1 })}
      >
        {t("restore")}
      </Button>
    </li>
  );
}

function DeleteStory({
  kind,
  story: { slug, title },
  onDeleted,
}: {
  kind: StoryKind;
  story: Pick<ListedStory, "slug" | "title">;
  onDeleted: () => void;
}) {
  const t = useTranslations("settings.story");
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(
    {
      ...deleteStoryMutation({ kind, slug }),
      onSuccess: () => {
        setOpen(false);
        onDeleted();
        void showToast("success", t("deleted"));
        router.refresh();
      },
      onError: () => void showToast("error", t("notDeleted")),
    },
    getQueryClient(),
  );
  return (
    <>
      <Button look="quiet" aria-label={t("deleteOf", { title })} onClick={() => setOpen(true)}>
        {t("delete")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("deleteTitle")}
        closeLabel={t("keep")}
      >
        <p className="mt-3 wrap-anywhere text-ink-soft">{t("deleteText", { title })}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="danger" isLoading={remove.isPending} onClick={() => remove.mutate()}>
            {t("delete")}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t("keep")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
