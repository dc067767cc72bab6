import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/data/policy-metadata";

export const generateMetadata = () => policyMetadata("cookiesPolicy");

export default function CookiesPolicyPage() {
  return <PolicyView kind="cookiesPolicy" />;
}
