import {
  onlineServiceMetadata,
  ServicePage,
  type OnlineService,
} from "@/components/pages/service/service-page";

const activities: OnlineService = { service: "activities", namespace: "activities" };

export const generateMetadata = () => onlineServiceMetadata(activities);

export default function ActivitiesPage() {
  return <ServicePage {...activities} />;
}
