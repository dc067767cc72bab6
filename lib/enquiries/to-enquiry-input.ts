import type * as z from "zod";
import type { enquiryInputSchema } from "@/lib/api/contract/enquiries";
import type { ServiceId } from "@/lib/api/contract/services";
import { enquiryFields, type EnquiryField, type EnquiryValues } from "./enquiry-fields";

const toNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

function toValue({ kind, isOptional }: EnquiryField, text: string): unknown {
  if (kind === "childAges")
    return text === ""
      ? []
      : text
          .split(/[,;\s،]+/)
          .filter(Boolean)
          .map(toNumber);
  if (kind === "count" || kind === "driverAge") return toNumber(text);
  return text === "" && isOptional ? null : text;
}

/** A form's values in the shape of the contract, not yet validated. */
export function toEnquiryInput(
  service: ServiceId,
  values: EnquiryValues,
): z.input<typeof enquiryInputSchema> {
  const text = (name: string) => values[name]?.trim() ?? "";
  const details = {
    service,
    ...Object.fromEntries(
      enquiryFields[service].map((field) => [field.name, toValue(field, text(field.name))]),
    ),
  };
  return {
    idempotencyKey: text("idempotencyKey"),
    // The contract knows which fields belong to which service.
    details: details as z.input<typeof enquiryInputSchema>["details"],
    deal: text("deal") || null,
    contact: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      phone: text("phone") || null,
    },
    preferredContact: text("preferredContact") === "phone" ? "phone" : "email",
    message: text("message"),
  };
}
