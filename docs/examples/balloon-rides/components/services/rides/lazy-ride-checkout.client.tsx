"use client";

import dynamic from "next/dynamic";

/** Loaded with the checkout of a ride only. */
export const LazyRideCheckout = dynamic(() =>
  import("./ride-checkout.client").then(({ RideCheckout }) => RideCheckout),
);
