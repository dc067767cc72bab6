"use client";

export { ErrorRetry as default } from "@/components/errors/error-retry.client";
