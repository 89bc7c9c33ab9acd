import * as v from 'valibot'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { limitsOf, schemaText, type JsonSchema } from './schema-text.ts'

const shown = (schema: v.GenericSchema) =>
  schemaText(toJsonSchema(schema, { errorMode: 'ignore', target: 'draft-2020-12' }) as JsonSchema)

test.each<[string, v.GenericSchema, string]>([
  ['a choice', v.picklist(['on', 'off']), '"on" | "off"'],
  ['a value or null', v.nullable(v.string()), 'string | null'],
  ['a list of choices', v.array(v.picklist(['a', 'b'])), '("a" | "b")[]'],
  ['a list of values or null', v.array(v.nullable(v.number())), '(number | null)[]'],
  ['a list of lists', v.array(v.array(v.number())), 'number[][]'],
  ['a pair', v.tuple([v.string(), v.number()]), '[string, number]'],
  ['a record', v.record(v.string(), v.number()), '{\n  [name]: number\n}'],
  ['anything', v.unknown(), 'unknown'],
])('%s is written as its type', (_, schema, text) => {
  expect(shown(schema)).toBe(text)
})

test('an object has a line a field, with what is optional and what limits it', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    'idempotency-key': v.optional(v.string()),
    inner: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  })
  expect(shown(schema)).toBe(
    [
      '{',
      '  name: string  // characters: 1 to 120',
      "  'idempotency-key'?: string",
      '  inner: {',
      '    count: integer  // at least 0',
      '  }',
      '}',
    ].join('\n'),
  )
})

test('a pattern is shown while it is short', () => {
  expect(limitsOf({ type: 'string', pattern: '^\\d{4}$' })).toBe('matches ^\\d{4}$')
  expect(limitsOf({ type: 'string', pattern: 'x'.repeat(49) })).toBe('')
})
