import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/seo/policy-metadata";

export const generateMetadata = () => policyMetadata("userTerms");

export default function UserTermsPage() {
  return <PolicyView kind="userTerms" />;
}
