import { enquiryDealSchema, type EnquiryDeal } from "@/lib/api/contract/enquiries";
import type { ServiceId } from "@/lib/api/contract/services";
import { MissingKeyError, type SecretBox } from "../secrets/secret-box";

const toSubject = (agencyId: string, service: ServiceId) => `enquiry deal ${agencyId} ${service}`;

type DealTokens = {
  /** Null without an encryption key: then an enquiry only has the rest of the link. */
  seal: (deal: EnquiryDeal, of: { agencyId: string; service: ServiceId }) => string | null;
  /** Null if it was not encrypted here, for this agency and service. */
  open: (token: string, of: { agencyId: string; service: ServiceId }) => EnquiryDeal | null;
};

/**
 * A deal in an enquiry's URL. Its price can't be read there, because not every viewer may see
 * prices, and it can't be forged.
 */
export const createDealTokens = (secrets: SecretBox): DealTokens => ({
  seal(deal, { agencyId, service }) {
    try {
      return secrets.seal(JSON.stringify(deal), toSubject(agencyId, service));
    } catch (error) {
      if (error instanceof MissingKeyError) return null;
      throw error;
    }
  },
  open(token, { agencyId, service }) {
    try {
      return enquiryDealSchema.parse(JSON.parse(secrets.open(token, toSubject(agencyId, service))));
    } catch {
      return null;
    }
  },
});
export type { DealTokens };
