"use client";

export { LastResort as default } from "@/components/errors/last-resort.client";
