// A call of the contract as a request, from its example.

import type { Endpoint, Example } from '#contract/endpoint.ts'
import { form, smallPng } from './files.ts'

export type CallRequest = { payload?: string | Buffer; headers: Record<string, string> }

export function addressOf({ path }: Endpoint, { params, query }: Example): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return query ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** An example's body stands for the file's content where the call takes a file; without one it is a small picture. */
export function requestOf({ multipart }: Endpoint, { body, headers }: Example): CallRequest {
  if (multipart) {
    const bytes = Buffer.isBuffer(body) || typeof body === 'string' ? body : smallPng
    const sent = form({ field: multipart, bytes, name: 'x.png' })
    return { ...sent, headers: { ...sent.headers, ...headers } }
  }
  if (body === undefined) return { headers: { ...headers } }
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}
