// A JSON Schema as a reader of types expects it: `{ name: string; age?: number }`, with its limits beside it.

export type JsonSchema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  description?: string
  format?: string
  pattern?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** A pattern that is longer hides the field it belongs to. */
const longestPattern = 48

function range(least: number | undefined, most: number | undefined, what: string): string[] {
  if (least === undefined && most === undefined) return []
  const limits =
    least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`
  return [what === '' ? limits : `${what}: ${limits}`]
}

/** The limits of a value, and what its type cannot say; empty without any. */
export function limitsOf(schema: JsonSchema): string {
  const { description, format, pattern, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema
  return [
    ...(description ? [description] : []),
    ...(format ? [format] : []),
    ...(pattern && pattern.length <= longestPattern ? [`matches ${pattern}`] : []),
    ...range(minLength, maxLength, 'characters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, 'items'),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} unless given`]),
  ].join('; ')
}

const isName = /^[A-Za-z_$][\w$]*$/

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : '?'
    const limits = limitsOf(field)
    const key = isName.test(name) ? name : `'${name}'`
    return `${inner}${key}${optional}: ${schemaText(field, inner)}${limits && `  // ${limits}`}`
  })
  const more = schema.additionalProperties
  if (typeof more === 'object') fields.push(`${inner}[name]: ${schemaText(more, inner)}`)
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

/** Takes a schema and how far its lines are indented; returns its type as text of one or more lines. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (choices) return [...new Set(choices.map((choice) => schemaText(choice, indent)))].join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  if (schema.type === 'array') {
    const { items = {} } = schema
    const text = schemaText(items, indent)
    const isChoice = (items.enum ?? items.anyOf ?? items.oneOf ?? []).length > 1
    return isChoice ? `(${text})[]` : `${text}[]`
  }
  if (schema.type === 'object') return objectText(schema, indent)
  return schema.type ?? 'unknown'
}
