// The OpenAPI 3.1 document, made from the same declarations that the server serves.

import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { endpoints } from '#contract/all.ts'
import type { Endpoint, Example } from '#contract/endpoint.ts'
import { FailureBody, statusOf } from '#contract/failure.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import type { Failure } from '#domain/failure.ts'
import type { Instant } from '#domain/rental/period.ts'
import { groupNames, groupOf, whoMay } from './openapi-words.ts'

type Json = Record<string, unknown>
type ObjectSchema = { properties?: Record<string, Json>; required?: string[] }

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  // Checks written as code (a real calendar day) cannot be expressed in JSON Schema; the description states them.
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return json
}

function parameters(
  place: 'path' | 'query',
  schema: GenericSchema | undefined,
  example: Record<string, string> | undefined,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(example?.[name] === undefined ? {} : { example: example[name] }),
  }))
}

/** Failures that every call may answer, beside its own. */
const everywhere: Failure[] = ['invalid-input', 'too-many-requests', 'unexpected', 'unavailable']

function responses(endpoint: Endpoint): Json {
  const answers: Json = {}
  const statuses = endpoint.statuses ?? { 200: 'Done' }
  for (const [status, description] of Object.entries(statuses)) {
    const hasBody = endpoint.response !== undefined && (status === '200' || status === '201')
    answers[status] = {
      description,
      ...(hasBody
        ? { content: { 'application/json': { schema: schemaOf(endpoint.response!, 'output') } } }
        : {}),
      ...(endpoint.media && status === '200'
        ? { content: Object.fromEntries(endpoint.media.map((type) => [type, {}])) }
        : {}),
    }
  }
  const body =
    endpoint.body || endpoint.multipart ? (['too-large', 'unsupported-media-type', 'forbidden'] as const) : []
  const codes = [...new Set([...endpoint.failures, ...everywhere, ...body])]
  for (const status of new Set(codes.map(statusOf))) {
    answers[status] ??= {
      description: codes.filter((code) => statusOf(code) === status).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return answers
}

function upload(field: string): Json {
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { [field]: { type: 'string', format: 'binary' } },
          required: [field],
        },
      },
    },
  }
}

const uploadParameter: Json = {
  name: uploadHeader,
  in: 'header',
  required: false,
  description: 'Needed from a client that is no browser, or one so old that it names neither site nor origin',
  schema: { type: 'string', const: uploadHeaderValue },
}

function operation(name: string, endpoint: Endpoint, example: Example): Json {
  const headers = (endpoint.headers ?? []).map((header) => ({
    name: header,
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 16, maxLength: 255 },
    example: example.headers?.[header],
  }))
  return {
    operationId: name,
    tags: [groupOf(endpoint.path)],
    summary: endpoint.summary,
    description: `Who may: ${whoMay(endpoint)}`,
    security: endpoint.access !== 'public' ? [{ session: [] }] : [],
    parameters: [
      ...parameters('path', endpoint.params, example.params),
      ...parameters('query', endpoint.query, example.query),
      ...headers,
      ...(endpoint.multipart ? [uploadParameter] : []),
    ],
    ...(endpoint.multipart ? { requestBody: upload(endpoint.multipart) } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schemaOf(endpoint.body, 'input'), example: example.body },
            },
          },
        }
      : {}),
    responses: responses(endpoint),
  }
}

/** The document for a moment in time: the dates of its examples lie ahead of `now`. */
export function openApi(now: Instant): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, endpoint.example(now)),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wouri',
      version: '1.0.0',
      description:
        'Car rental in Cameroon. Money is whole XAF; wall-clock times are Africa/Douala; failures are {code, fields?}.',
    },
    tags: groupNames.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: schemaOf(FailureBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  }
}
