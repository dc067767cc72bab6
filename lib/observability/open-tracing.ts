import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import { cleanSpan, isExported } from "./clean-span";

const cleaned = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter(isExported).map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});

/**
 * Sends this process's spans to the collector, as JSON over HTTP. Endpoint, headers, sampler,
 * batches and names come from the OTEL_* variables
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). Imported
 * only if tracing is enabled: the libraries take memory and time to load.
 * @returns a function that flushes
 */
export function openTracing(service: string): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": service }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(cleaned(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}
