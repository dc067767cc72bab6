"use client";

import type { ComponentType } from "react";
import type { IconName } from "@/components/ui/icon";
import type { ServiceId } from "@/lib/api/contract/services";
import { ActivityEnquiryFields, ActivityFields } from "./activity-fields.client";
import { CarFields } from "./car-fields.client";
import { CruiseFields } from "./cruise-fields.client";
import { FlightEnquiryFields } from "./flight-enquiry-fields.client";
import { FlightFields } from "./flight-fields.client";
import { HotelEnquiryFields, HotelFields } from "./hotel-fields.client";
import { ResortFields } from "./resort-fields.client";
import type { SearchDefaults } from "./search-defaults";

type Fields = {
  Fields: ComponentType<{ defaults: SearchDefaults }>;
  /** Of the grid, where they are more than fit into one row. */
  columns?: string;
};
type FormSlots = Fields & {
  icon: IconName;
  /** Where its enquiries have fields of their own. */
  onRequest?: Fields;
  /** The label of whose residence an online search depends on. */
  residence?: "residence" | "driverResidence";
};

/** What a service puts into its search form: one line each. */
export const fieldsOf: Readonly<Record<ServiceId, FormSlots>> = {
  flights: {
    icon: "plane",
    Fields: FlightFields,
    columns: "lg:grid-cols-4",
    onRequest: { Fields: FlightEnquiryFields },
  },
  hotels: {
    icon: "bed-double",
    Fields: HotelFields,
    onRequest: { Fields: HotelEnquiryFields },
    residence: "residence",
  },
  cars: {
    icon: "car-front",
    Fields: CarFields,
    columns: "lg:grid-cols-5",
    residence: "driverResidence",
  },
  activities: {
    icon: "ticket",
    Fields: ActivityFields,
    onRequest: { Fields: ActivityEnquiryFields },
  },
  cruises: { icon: "ship", Fields: CruiseFields },
  resorts: { icon: "palmtree", Fields: ResortFields },
};
