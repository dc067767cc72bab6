"use client";

import { useMutation } from "@tanstack/react-query";
import { dequal as isEqual } from "dequal";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { getWebsiteSettings } from "@/lib/api/browser/agency-settings";
import type { AgencySettingsWire, StoredSettings } from "@/lib/api/contract/agency-settings";
import type { SettingsField, WebsiteSection } from "@/lib/api/contract/settings-sections";
import { ApiError } from "@/lib/api/errors";
import { saveSettingsMutation } from "@/lib/queries/agency-settings";
import { getQueryClient } from "@/lib/queries/query-client";
import { mergeSettings } from "@/lib/settings/merge-settings";
import { pick } from "@/lib/pick";
import { showToast } from "@/lib/show-toast";
import { tabStorage } from "@/lib/tab-storage";

type Values = AgencySettingsWire;
const namesOf = (values: Values) => Object.keys(values) as (keyof Values)[];
/** With what its fields had been. */
type Draft = { changes: Values; base: Values };

const keyOf = (section: WebsiteSection) => `settings:${section}`;

function readDraft(section: WebsiteSection): Draft | null {
  try {
    return JSON.parse(tabStorage.get(keyOf(section)) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

/**
 * A section's form: what is stored, what is changed here, and what came in between. Changes stay in
 * this tab until they are saved or discarded, also over a lost session.
 */
export function useSettings(section: WebsiteSection, stored: StoredSettings) {
  const t = useTranslations("settings");
  const router = useRouter();
  const [base, setBase] = useState(stored);
  const [changes, setChanges] = useState<Values>({});
  /** Of fields that were changed here and elsewhere: what is stored now. */
  const [theirs, setTheirs] = useState<Values>({});
  /** Fields with a state of their own start anew with another number. */
  const [round, setRound] = useState(0);
  const [isBack, setBack] = useState(false);
  // Restored below the form.
  if (stored.version > base.version) {
    setBase(stored);
    setRound(round + 1);
  }

  useEffect(() => {
    const draft = readDraft(section);
    if (!draft || Object.keys(draft.changes).length === 0) return;
    setChanges(draft.changes);
    setTheirs(mergeSettings({ ...draft, fresh: base.settings }));
    setBack(true);
    setRound(1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  const keep = (next: Values) => {
    setChanges(next);
    if (Object.keys(next).length === 0) tabStorage.remove(keyOf(section));
    else
      tabStorage.set(
        keyOf(section),
        JSON.stringify({ changes: next, base: pick(base.settings, namesOf(next)) } satisfies Draft),
      );
  };
  const set = <F extends SettingsField>(field: F, value: Values[F]) => {
    const { [field]: _was, ...others } = changes;
    keep(isEqual(value, base.settings[field]) ? others : { ...others, [field]: value });
  };
  const done = (saved: StoredSettings) => {
    setBase(saved);
    keep({});
    setTheirs({});
    setBack(false);
    setRound((count) => count + 1);
    void showToast("success", t("saved"));
    router.refresh();
  };
  const save = useMutation({ ...saveSettingsMutation(section), retry: false }, getQueryClient());

  async function send(version: number, sent: Values, mayMerge: boolean) {
    try {
      done(await save.mutateAsync({ version, settings: sent }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "version_conflict" || !mayMerge) return;
      const fresh = await getWebsiteSettings(section).catch(() => null);
      if (!fresh) return;
      const conflicts = mergeSettings({
        base: base.settings,
        changes: sent,
        fresh: fresh.settings,
      });
      setBase(fresh);
      setTheirs(conflicts);
      setRound((count) => count + 1);
      // What another one has saved is elsewhere in the agency's settings: ours fits as it is.
      if (Object.keys(conflicts).length === 0) await send(fresh.version, sent, false);
    }
  }

  const issues = save.error instanceof ApiError ? (save.error.issues ?? []) : [];
  const hasConflict = Object.keys(theirs).length > 0;
  return {
    section,
    values: { ...base.settings, ...changes },
    set,
    theirs,
    takeTheirs: (field: SettingsField) => {
      const { [field]: _mine, ...others } = changes;
      const { [field]: _theirs, ...rest } = theirs;
      keep(others);
      setTheirs(rest);
      setRound((count) => count + 1);
    },
    round,
    isBack,
    isChanged: Object.keys(changes).length > 0,
    isSaving: save.isPending,
    /** A conflict is shown at its fields instead. */
    error: hasConflict || issues.length > 0 ? null : save.error,
    issues: issues.map(({ path }) => path.replace(/^settings\./, "")),
    submit: () => {
      setTheirs({});
      if (!save.isPending) void send(base.version, changes, true);
    },
    discard: () => {
      keep({});
      setTheirs({});
      setBack(false);
      save.reset();
      setRound((count) => count + 1);
    },
    version: base.version,
  };
}

export type SettingsState = ReturnType<typeof useSettings>;
