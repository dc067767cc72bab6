import { enquiryDealSchema, type EnquiryDeal } from "@/lib/api/contract/enquiries";
import type { ServiceId } from "@/lib/api/contract/services";
import { MissingKeyError, type SecretBox } from "../secrets/secret-box";

const toSubject = (agencyId: string, service: ServiceId) => `enquiry deal ${agencyId} ${service}`;

type DealTokens = {
  /**
   * Null where there is no key to seal with: then an enquiry has what the rest of the link says.
   */
  seal: (deal: EnquiryDeal, of: { agencyId: string; service: ServiceId }) => string | null;
  /** Null for what was not sealed here, for this agency and service. */
  open: (token: string, of: { agencyId: string; service: ServiceId }) => EnquiryDeal | null;
};

/**
 * A deal in the address of an enquiry. Nobody can read its price there, which is shown to who may
 * see prices only, and nobody can make the agency believe another one.
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
