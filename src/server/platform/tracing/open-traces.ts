// Traces for OpenTelemetry, sent by OTLP: a span of every request, and below it one of every statement. They hold patterns of
// routes, codes and statements with placeholders; never an address, a value or what somebody typed.

import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { hearTimes } from '#server/platform/db/statement-times.ts'
import type { Traces } from './tracing.ts'

export type TraceOptions = {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string
  service: string
  /** Which part of the requests is traced, 0 to 1. */
  sampled: number
}

/** Milliseconds: what a stop waits for the collector. */
const lastWord = 2000
const getter = {
  get: (headers: Record<string, string | string[] | undefined>, key: string) => headers[key],
  keys: (headers: Record<string, string | string[] | undefined>) => Object.keys(headers),
}

/** Sends in the background; a collector that is away costs nothing but its spans. Other `OTEL_EXPORTER_OTLP_…` variables are the exporter's own. */
export function openTraces({ endpoint, service, sampled }: TraceOptions): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    spanLimits: { attributeValueLengthLimit: 2000 },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('wouri')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  hearTimes(({ text, milliseconds, hasFailed }) => {
    const parent = current.getStore()
    if (parent === undefined) return
    const end = Date.now()
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text.replaceAll(/\s+/g, ' ').trim(),
        },
      },
      parent,
    )
    // What the database says of a failure may repeat a value.
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  })

  return {
    begin(headers, isTrusted) {
      const parent = isTrusted ? propagator.extract(ROOT_CONTEXT, headers, getter) : ROOT_CONTEXT
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const own = trace.setSpan(parent, span)
      return {
        within: (act) => current.run(own, act),
        end({ method, route, status }) {
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((done) => setTimeout(done, lastWord).unref()),
      ])
    },
  }
}
