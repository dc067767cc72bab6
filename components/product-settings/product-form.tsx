import { useTranslations } from "next-intl";
import { DefaultSubmit } from "@/components/site/forms/order-buttons";
import { PlainForm, SubmitButton } from "@/components/site/forms/plain-form.client";
import { ReturnedProblem } from "@/components/site/forms/returned-problem";
import { Card } from "@/components/ui/card";
import type { StoredSettings } from "@/lib/api/contract/agency-settings";
import { serviceIds } from "@/lib/api/contract/services";
import type { FormDraft } from "@/lib/forms/form-draft";
import {
  dealFields,
  placeFields,
  readProductFields,
  toModeField,
  toProductFields,
} from "@/lib/product-settings/product-form";
import { productRefusals } from "@/lib/product-settings/product-refusals";
import { ChangedMeanwhile } from "./changed-meanwhile";
import { DealsFields, type KnownPlace } from "./deals-fields";
import { ServicesFields } from "./services-fields";

type Props = {
  stored: StoredSettings;
  /** The form as it came back, if it did. */ draft: FormDraft | null;
  action: string;
  places: readonly KnownPlace[];
};

/** Changes what the agency sells. Plain HTML: works without scripts, also its order. */
export function ProductForm({ stored: { version, settings }, draft, action, places }: Props) {
  const t = useTranslations("productSettings");
  const forms = useTranslations("forms");
  const stored = toProductFields(settings);
  // One that was too long for its cookies comes back empty.
  const isKept = draft !== null && Object.keys(draft.fields).length > 0;
  const fields = isKept ? readProductFields(draft.fields) : stored;
  const isChanged = draft?.refusal === productRefusals.version_conflict;
  const texts: Record<string, string> = {
    ...Object.fromEntries(serviceIds.map((id) => [toModeField(id), t("invalid.mode")])),
    ...Object.fromEntries(
      [...placeFields, ...dealFields].map((name) => [name, t("invalid.country")]),
    ),
    name: t("invalid.name"),
    lat: t("invalid.latitude"),
    long: t("invalid.longitude"),
    airportLat: t("invalid.latitude"),
    airportLong: t("invalid.longitude"),
    radius: t("invalid.radius"),
    driverAge: t("invalid.driverAge"),
  };
  const errorOf = (name: string) =>
    (draft?.invalid.includes(name) ? texts[name] : undefined) ?? null;
  return (
    <PlainForm action={action} failed={forms("returned.failed")} className="max-w-3xl space-y-6">
      <DefaultSubmit />
      {isChanged && <ChangedMeanwhile stored={stored} sent={fields} />}
      {draft && !isChanged && (
        <ReturnedProblem
          draft={draft}
          fields={Object.entries(texts)
            .filter(([name]) => draft.invalid.includes(name))
            .map(([name, text]) => ({ id: `product-${name}`, text }))}
        />
      )}
      {/* A new key: after sending, the inputs show what it is now. */}
      <div key={draft?.key ?? version} className="space-y-6">
        {/* Only who has seen what is stored now may replace it. */}
        <input
          type="hidden"
          name="version"
          value={isKept && !isChanged ? draft.fields["version"] : version}
        />
        <Card title={t("services.title")} text={t("services.text")}>
          <ServicesFields fields={fields} errorOf={errorOf} />
          <p className="mt-4 text-sm text-ink-soft">{t("services.off")}</p>
        </Card>
        <Card title={t("deals.title")} text={t("deals.text")}>
          <DealsFields fields={fields} places={places} errorOf={errorOf} />
        </Card>
      </div>
      <SubmitButton>{t("save")}</SubmitButton>
    </PlainForm>
  );
}
