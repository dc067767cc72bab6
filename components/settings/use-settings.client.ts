"use client";

import { useMutation } from "@tanstack/react-query";
import { dequal as isEqual } from "dequal";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { AgencySettingsWire } from "@/lib/api/contract/agency-settings";
import type { StoryKind, WebsiteSection } from "@/lib/api/contract/settings-sections";
import type { StoryFields } from "@/lib/api/contract/stories";
import { ApiError, isVersionConflict } from "@/lib/api/errors";
import { pick } from "@/lib/pick";
import { getQueryClient } from "@/lib/queries/query-client";
import { mergeSettings, withPart, type Difference } from "@/lib/settings/merge-settings";
import { showToast } from "@/lib/show-toast";
import { tabStorage } from "@/lib/tab-storage";

/** The fields of a section, or of a story. */
export type SettingsValues = AgencySettingsWire & StoryFields;
export type SettingsField = keyof SettingsValues;
export type StoredValues = { version: number; settings: SettingsValues };
/** What a form is of: ids of its fields begin with it. */
export type FormSection = WebsiteSection | StoryKind;
/** Where a form's fields are stored. */
export type SettingsSource = {
  /** Of what is kept in this tab. */
  key: string;
  /** Of what a new one keeps as soon as it is saved. */
  keyOnceSaved?: () => string;
  read: () => Promise<StoredValues>;
  /** ApiError 409 `version_conflict` if they have changed since. */
  save: (write: StoredValues) => Promise<StoredValues>;
};

type Values = SettingsValues;
const namesOf = (values: Values) => Object.keys(values) as SettingsField[];
/** What two have changed differently; `path` begins with the field. */
export type Conflict = Difference & { field: SettingsField };
/** With what its fields had been. */
type Draft = { changes: Values; base: Values; conflicts: Conflict[] };

function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(tabStorage.get(key) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/** My changes upon what is stored by now, and where both sides have changed the same. */
function rebase({ base, changes, stored }: { base: Values; changes: Values; stored: Values }) {
  const merged = namesOf(changes).map((field) => ({
    field,
    ...mergeSettings({ base: base[field], mine: changes[field], theirs: stored[field] }, [field]),
  }));
  return {
    changes: Object.fromEntries(
      merged
        .filter(({ field, value }) => !isEqual(value, stored[field]))
        .map(({ field, value }) => [field, value]),
    ) as Values,
    conflicts: merged.flatMap(({ field, differences }) =>
      differences.map((difference) => ({ ...difference, field })),
    ),
  };
}

/**
 * A section's form: what is stored, what is changed here, and what came in between. Changes stay in
 * this tab, for this person, until they are saved or discarded, also over a lost session.
 */
export function useSettings({
  section,
  source,
  stored,
  userId,
  onSaved,
}: {
  section: FormSection;
  source: SettingsSource;
  stored: StoredValues;
  userId: string;
  /** Instead of showing the page anew. */
  onSaved?: (() => void) | undefined;
}) {
  const t = useTranslations("settings");
  const router = useRouter();
  const toKey = (of: string) => `settings:${userId}:${of}`;
  /** Of the draft. */
  const key = useRef(toKey(source.key));
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<Values>({});
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** Fields with a state of their own start anew with another number. */
  const [round, setRound] = useState(0);
  const [isBack, setBack] = useState(false);
  /** As of now: two fields can change at once, and one while a save is under way. */
  const latest = useRef<{ base: StoredValues; changes: Values; conflicts: Conflict[] }>({
    ...{ base: stored, changes: {}, conflicts: [] },
  });
  const save = useMutation(
    { mutationKey: ["settings", "save", source.key], mutationFn: source.save, retry: false },
    getQueryClient(),
  );

  function put(next: Partial<typeof latest.current>) {
    const was = latest.current;
    latest.current = { ...was, ...next };
    setBase(latest.current.base);
    setChanges(latest.current.changes);
    setConflicts(latest.current.conflicts);
    const { base: from, changes: mine } = latest.current;
    if (namesOf(mine).length === 0) tabStorage.remove(key.current);
    else
      tabStorage.set(
        key.current,
        JSON.stringify({
          changes: mine,
          base: pick(from.settings, namesOf(mine)),
          conflicts: latest.current.conflicts,
        } satisfies Draft),
      );
  }
  const startAnew = () => setRound((count) => count + 1);
  const shown = () => ({ ...latest.current.base.settings, ...latest.current.changes });

  /** Goes on from what is stored by now. */
  function adopt(fresh: StoredValues): Conflict[] {
    const before = shown();
    const { base: from, changes: mine } = latest.current;
    const next = rebase({ base: from.settings, changes: mine, stored: fresh.settings });
    put({ base: fresh, ...next });
    if (!isEqual(before, shown())) startAnew();
    return next.conflicts;
  }
  useEffect(() => {
    const draft = readDraft(key.current);
    if (!draft || namesOf(draft.changes).length === 0) return;
    const next = rebase({ ...draft, stored: latest.current.base.settings });
    put({ changes: next.changes, conflicts: [...draft.conflicts, ...next.conflicts] });
    setBack(true);
    startAnew();
  }, []);
  useEffect(() => {
    // Restored below the form, or saved by another one.
    if (stored.version > latest.current.base.version) adopt(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each version
  }, [stored.version]);

  function done(saved: StoredValues, sent: Values) {
    const { changes: mine } = latest.current;
    const later = namesOf(mine).filter((field) => !isEqual(mine[field], sent[field]));
    const isAsSent = namesOf(sent).every((field) => isEqual(saved.settings[field], sent[field]));
    if (source.keyOnceSaved) {
      tabStorage.remove(key.current);
      key.current = toKey(source.keyOnceSaved());
    }
    put({ base: saved, changes: pick(mine, later), conflicts: [] });
    setBack(false);
    if (!isAsSent && later.length === 0) startAnew();
    void showToast("success", t("saved"));
    if (onSaved) onSaved();
    else router.refresh();
  }
  async function send(mayMerge: boolean) {
    const { base: from, changes: sent } = latest.current;
    try {
      done(await save.mutateAsync({ version: from.version, settings: sent }), sent);
    } catch (error) {
      if (!isVersionConflict(error) || !mayMerge) return;
      const fresh = await source.read().catch(() => null);
      if (!fresh) return;
      save.reset();
      if (adopt(fresh).length === 0) await send(false);
    }
  }

  const issues = save.error instanceof ApiError ? (save.error.issues ?? []) : [];
  return {
    section,
    stored: base.settings,
    values: { ...base.settings, ...changes },
    set: <F extends SettingsField>(field: F, value: Values[F]) => {
      const { [field]: _was, ...others } = latest.current.changes;
      const isBase = isEqual(value, latest.current.base.settings[field]);
      put({ changes: isBase ? others : { ...others, [field]: value } });
    },
    conflicts,
    takeTheirs: ({ field, path, theirs }: Conflict) => {
      const { [field]: mine, ...others } = latest.current.changes;
      const value = withPart(mine, path.slice(1), theirs);
      const isBase = isEqual(value, latest.current.base.settings[field]);
      put({
        changes: isBase ? others : { ...others, [field]: value },
        conflicts: latest.current.conflicts.filter((each) => !isEqual(each.path, path)),
      });
      startAnew();
    },
    round,
    isBack,
    isChanged: namesOf(changes).length > 0,
    isSaving: save.isPending,
    error: issues.length > 0 ? null : save.error,
    issues: issues.map(({ path }) => path.replace(/^(?:settings|story)\./, "")),
    submit: () => {
      if (save.isPending) return;
      put({ conflicts: [] });
      void send(true);
    },
    discard: () => {
      put({ changes: {}, conflicts: [] });
      setBack(false);
      save.reset();
      startAnew();
    },
  };
}

export type SettingsState = ReturnType<typeof useSettings>;
