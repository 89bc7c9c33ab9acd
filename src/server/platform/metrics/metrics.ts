// Metrics of this process for Prometheus. Labels are patterns and codes, never an address or a name.

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

/** A registry of its own, with what Node tells about itself: the delay of its event loop, memory, garbage collection. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'wouri_http_request_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    inFlight: new Gauge({
      name: 'wouri_http_requests_in_flight',
      help: 'Requests being answered',
      registers,
    }),
    paymentMessages: new Histogram({
      name: 'wouri_payment_message_seconds',
      help: 'Time from the arrival of a message of a payment provider until its payment is settled',
      labelNames: ['gateway'] as const,
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    paymentRejections: new Counter({
      name: 'wouri_payment_rejections_total',
      help: 'Requests that a payment provider rejected for a reason that only we can mend',
      labelNames: ['gateway', 'code'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'wouri_mails_total',
      help: 'Mails handed over, and tries that failed',
      labelNames: ['outcome'] as const,
      registers,
    }),
  }
}
