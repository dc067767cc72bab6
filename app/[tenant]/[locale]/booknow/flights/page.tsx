import {
  onlineServiceMetadata,
  ServicePage,
  type OnlineService,
} from "@/components/pages/service/service-page";

const flights: OnlineService = { service: "flights", namespace: "flightSearch" };

export const generateMetadata = () => onlineServiceMetadata(flights);

export default function FlightsPage() {
  return <ServicePage {...flights} />;
}
