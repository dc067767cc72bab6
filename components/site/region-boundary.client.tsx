"use client";

import { unstable_rethrow, useRouter } from "next/navigation";
import { Component, startTransition, type ReactNode } from "react";
import { clearQueries } from "@/lib/queries/clear-queries";
import { RegionFailure } from "./region-failure.client";

type Props = { children: ReactNode };
type InnerProps = Props & { startAnew: () => void };

class Boundary extends Component<InnerProps, { error: unknown; hasError: boolean }> {
  override state = { error: null, hasError: false };

  static getDerivedStateFromError(error: unknown) {
    // Redirects and not-found pages are thrown, too, and are Next's.
    unstable_rethrow(error);
    return { error, hasError: true };
  }

  retry = () =>
    startTransition(() => {
      this.props.startAnew();
      this.setState({ error: null, hasError: false });
    });

  override render() {
    return this.state.hasError ? (
      <RegionFailure error={this.state.error} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}

/** Keeps the rest of the page usable when one region throws while rendering. */
export function RegionBoundary({ children }: Props) {
  const router = useRouter();
  const startAnew = () => {
    // Cached data may have caused it.
    clearQueries();
    router.refresh();
  };
  return <Boundary startAnew={startAnew}>{children}</Boundary>;
}
