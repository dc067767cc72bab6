import {
  onlineServiceMetadata,
  ServicePage,
  type OnlineService,
} from "@/components/pages/service/service-page";

const cars: OnlineService = { service: "cars", namespace: "cars" };

export const generateMetadata = () => onlineServiceMetadata(cars);

export default function CarsPage() {
  return <ServicePage {...cars} />;
}
