// Takes what browsers tell about a policy that stopped something. Kept are the directive and the host, never an address.

import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { reportPath } from './headers.ts'

export type Violation = { directive: string; blocked: string }

const text = v.fallback(v.string(), '')

/** `application/csp-report`: one violation. */
const Old = v.pipe(
  v.object({
    'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'].split(' ')[0]!,
      blocked: report['blocked-uri'],
    },
  ]),
)

/** `application/reports+json`: several, among reports of other kinds. */
const New = v.pipe(
  v.array(
    v.object({
      type: text,
      body: v.fallback(v.object({ effectiveDirective: text, blockedURL: text }), {
        effectiveDirective: '',
        blockedURL: '',
      }),
    }),
  ),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
  ),
)

const Reports = v.union([Old, New])

const word = /^[a-z][a-z-]{0,39}$/
const mostAtOnce = 20
const largest = 32 * 1024

/** The host of an address, the scheme of what has none (`data`), or the browser's own word (`inline`). */
function hostOf(blocked: string): string {
  if (word.test(blocked)) return blocked
  const url = URL.parse(blocked)
  return url?.host || url?.protocol.slice(0, -1) || 'unknown'
}

/** Takes a report of either kind; returns what may be written down of it. Anything else is nothing. */
export function violationsIn(report: unknown): Violation[] {
  const result = v.safeParse(Reports, report)
  if (!result.success) return []
  return result.output
    .filter(({ directive }) => word.test(directive))
    .slice(0, mostAtOnce)
    .map(({ directive, blocked }) => ({ directive, blocked: hostOf(blocked) }))
}

/** Serves the address that every policy names. The browser sends reports by itself, without a session and from anywhere. */
export async function serveReports(
  app: FastifyInstance,
  limit: Limiter,
  onViolation: (violation: Violation) => void,
): Promise<void> {
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body as string))
        } catch {
          done(new Refusal('invalid-input'))
        }
      },
    )
    reports.post(reportPath, { config: { takesReports: true } }, async (request, reply) => {
      await limit.take(addressKey(request.ip))
      violationsIn(request.body).forEach(onViolation)
      return reply.status(204).send()
    })
  })
}
