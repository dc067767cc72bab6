"use client";

import dynamic from "next/dynamic";

/** Loaded with the checkout of rooms only. */
export const LazyHotelCheckout = dynamic(() =>
  import("./hotel-checkout.client").then(({ HotelCheckout }) => HotelCheckout),
);
