// A response schema of the contract, made strict: a key that nobody declared is a failure too, and it is noted which of the
// keys that may be absent or null were ever there.

import * as v from 'valibot'

type Schema = v.GenericSchema & Record<string, unknown>
type Noted = (path: string) => void

/** Schemas that hold no others; a kind that is not named here or below fails, so that none is passed over. */
const leaves = ['any', 'boolean', 'literal', 'null', 'number', 'picklist', 'string', 'undefined', 'unknown']

/** What the optional and nullable keys of `schema` are called, each once: `bookings.[].seasons`. */
export function optionalKeys(schema: v.GenericSchema): string[] {
  const paths = new Set<string>()
  build(schema as Schema, '', { declare: (path) => paths.add(path), note: () => undefined })
  return [...paths]
}

/** The strict variant. `note` hears of each optional or nullable key that has a value. */
export function strict(schema: v.GenericSchema, note: Noted): v.GenericSchema {
  return build(schema as Schema, '', { declare: () => undefined, note })
}

type Hearers = { declare: Noted; note: Noted }

function build(schema: Schema, path: string, hearers: Hearers): Schema {
  const inner = (each: unknown, step = '') => build(each as Schema, path + step, hearers)
  if (Array.isArray(schema['pipe'])) {
    const [first, ...rest] = schema['pipe'] as (Schema & { kind: string })[]
    const steps = [first!, ...rest].map((step) => (step.kind === 'schema' ? inner(step) : step))
    return (v.pipe as (...steps: unknown[]) => unknown)(...steps) as Schema
  }
  // It would hide whatever the server sends instead.
  if ('fallback' in schema) throw new Error(`an answer with a fallback at ${path}`)
  if (leaves.includes(schema.type)) return schema
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return strictObject(schema['entries'] as Record<string, Schema>, path, hearers)
    case 'array':
      return v.array(inner(schema['item'], '.[]')) as unknown as Schema
    case 'record':
      return v.record(schema['key'] as never, inner(schema['value'], '.{}')) as unknown as Schema
    case 'tuple':
      return v.strictTuple(
        (schema['items'] as Schema[]).map((item, at) => inner(item, `.${at}`)),
      ) as unknown as Schema
    case 'union':
      return v.union((schema['options'] as Schema[]).map((option) => inner(option))) as unknown as Schema
    case 'variant':
      return v.variant(
        schema['key'] as string,
        (schema['options'] as Schema[]).map((option) => inner(option)) as never,
      ) as unknown as Schema
    case 'optional':
    case 'nullable':
    case 'nullish': {
      hearers.declare(path)
      const present = v.pipe(
        inner(schema['wrapped']),
        v.check((value) => {
          if (value !== null) hearers.note(path)
          return true
        }),
      ) as unknown as Schema
      if (schema.type === 'optional') return v.optional(present) as unknown as Schema
      return (schema.type === 'nullable' ? v.nullable(present) : v.nullish(present)) as unknown as Schema
    }
    default:
      throw new Error(`no strict variant of ${schema.type} at ${path}`)
  }
}

function strictObject(entries: Record<string, Schema>, path: string, hearers: Hearers): Schema {
  const made = Object.entries(entries).map(([key, entry]) => [key, build(entry, `${path}.${key}`, hearers)])
  return v.strictObject(Object.fromEntries(made) as Record<string, Schema>) as unknown as Schema
}
