// Parses a staff form with the schema that the server uses.

import * as v from 'valibot'
import type { Failure } from '#domain/failure.ts'

/** By the name of the field, with a dot for a part of it. */
export type FieldProblems = Partial<Record<string, Failure>>

/** The fields as the server takes them, or what is wrong with each. */
export function parseDraft<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { fields: v.InferOutput<S> | null; problems: FieldProblems } {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return { fields: parsed.output, problems: {} }
  // The contract's schemas speak in failure codes.
  const problems = parsed.issues.map((issue) => [v.getDotPath(issue), issue.message])
  return { fields: null, problems: Object.fromEntries(problems.toReversed()) as FieldProblems }
}
