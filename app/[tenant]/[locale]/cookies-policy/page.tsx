import { PolicyView } from "@/components/policies/policy-view";
import { policyMetadata } from "@/lib/seo/policy-metadata";

export const generateMetadata = () => policyMetadata("cookiesPolicy");

export default function CookiesPolicyPage() {
  return <PolicyView kind="cookiesPolicy" />;
}
