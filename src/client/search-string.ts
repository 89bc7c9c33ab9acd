// The search part of an address, as people can read and type it: plain values, lists joined by commas.

import * as v from 'valibot'

export type SearchValues = Record<string, string>

/** Every value is a string here; each screen's schema makes of it what it needs. */
export function parseSearch(text: string): SearchValues {
  return Object.fromEntries(new URLSearchParams(text))
}

/** What has no value is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search)
    .map(([key, value]) => [key, written(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${readable(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(',')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** `,`, `:` and `/` mean nothing in a query: a shared link stays legible. */
function readable(value: string): string {
  return encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/')
}

/** A field of an address: a wrong value is dropped, not shown as an error. */
export const orNothing = <const S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined)
