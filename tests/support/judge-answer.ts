// An answer held against the contract: what it says must be what the call's schema says, key by key.

import type { LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import { endpoints } from '#contract/all.ts'
import { optionalKeys, strict } from './strict-schema.ts'

/** Calls that answer with the very same schema are one here: an act shows what reading shows. */
const names = new Map<v.GenericSchema, string>()
for (const [name, { response }] of Object.entries(endpoints))
  if (response && !names.has(response)) names.set(response, name)

export type SeenKeys = Set<string>

/** By who reads along: files of one process share this module, and each has keys of its own. */
const schemas = new WeakMap<SeenKeys, Map<string, v.GenericSchema>>()

/** Every key that may be absent or null, as `call.path.of.it`. */
export const mayBeAbsent: readonly string[] = [...names].flatMap(([schema, name]) =>
  optionalKeys(schema).map((path) => name + path),
)

/** What is wrong with an answer, in words; nothing for one that is as the contract says. Writes into `seen` what had a value. */
export function judgeAnswer(name: string, answer: LightMyRequestResponse, seen: SeenKeys): string[] {
  const { response, media } = endpoints[name]!
  const type = answer.headers['content-type'] ?? ''
  if (!type.startsWith('application/json'))
    return answer.rawPayload.length === 0 || media?.includes(type) ? [] : [`it is ${type}`]
  if (!response) return [`nothing is declared, and it says ${answer.body.slice(0, 200)}`]
  const group = names.get(response)!
  const known = schemas.get(seen) ?? new Map<string, v.GenericSchema>()
  const schema = known.get(group) ?? strict(response, (path) => seen.add(group + path))
  schemas.set(seen, known.set(group, schema))
  const { issues = [] } = v.safeParse(schema, answer.json())
  // The rows of a list are wrong in the same way.
  const place = (issue: v.BaseIssue<unknown>) =>
    (v.getDotPath(issue) ?? '').replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1[]')
  return [...new Set(issues.map((issue) => `${place(issue)}: ${issue.message}`))]
}
