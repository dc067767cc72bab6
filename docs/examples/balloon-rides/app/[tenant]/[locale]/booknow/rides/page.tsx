import {
  onlineServiceMetadata,
  ServicePage,
  type OnlineService,
} from "@/components/pages/service/service-page";

const rides: OnlineService = { service: "rides", namespace: "rides" };

export const generateMetadata = () => onlineServiceMetadata(rides);

export default function RidesPage() {
  return <ServicePage {...rides} />;
}
