// The working example of a call as a command for a shell.

import type { Endpoint, Example } from '#contract/endpoint.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'

/** Text as one word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function addressOf(endpoint: Endpoint, { params, query }: Example): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

/** The file of cookies that the page's introduction fills by signing in. Reading what is public needs none. */
const sessionOf = ({ access, method }: Endpoint, { as: person }: Example) =>
  access === 'public' && method === 'GET' ? [] : [`-b ${person ?? 'driver'}.cookies`]

/** Takes a call and the site's origin; returns a `curl` command, each of its parts on a line. */
export function exampleCall(endpoint: Endpoint, example: Example, origin: string): string {
  const headers = Object.entries(example.headers ?? {}).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  )
  const body = endpoint.multipart
    ? [`-H '${uploadHeader}: ${uploadHeaderValue}'`, `-F ${endpoint.multipart}=@picture.png`]
    : example.body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(example.body, null, 2))}`]
  const method = endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `
  const address = quoted(`${origin}${addressOf(endpoint, example)}`)
  return [`curl ${method}${address}`, ...sessionOf(endpoint, example), ...headers, ...body].join(' \\\n  ')
}
