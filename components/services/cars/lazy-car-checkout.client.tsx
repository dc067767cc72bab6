"use client";

import dynamic from "next/dynamic";

/** Loaded with the checkout of a car only. */
export const LazyCarCheckout = dynamic(() =>
  import("./car-checkout.client").then(({ CarCheckout }) => CarCheckout),
);
