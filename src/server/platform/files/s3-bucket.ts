// Files in a bucket that speaks S3, for sites whose processes share no disk.

import { AwsClient } from 'aws4fetch'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isFileOfOurs, type FilePort } from './port.ts'

/** Milliseconds for one call, with its second tries. */
const timeout = 15_000
const tries = 2

/** Of a probe at the start: the name of a file that nobody can have. */
const probe = `${'0'.repeat(64)}.pdf`

/** Answers by which a bucket says that the address or the keys are wrong, and will be tomorrow. */
const misconfigured = new Set([301, 307, 400, 401, 403, 404])

export type Bucket = FilePort & {
  /** Of every file of ours in it, a thousand at a time. */
  names(): AsyncGenerator<string>
}

type Address = { client: AwsClient; base: string; list: URL }

/** `https://KEY:SECRET@host/bucket/prefix?region=…`: one bucket, addressed by path. */
function bucketAt(address: string): Address {
  const url = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: tries,
  })
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean)
  const list = new URL(`/${bucket}?list-type=2`, url.origin)
  if (folders.length > 0) list.searchParams.set('prefix', `${folders.join('/')}/`)
  return { client, base: `${url.origin}/${[bucket, ...folders].join('/')}/`, list }
}

/** Without the body's text: a provider repeats keys and names there. */
const refused = (call: string, { status }: Response) =>
  new Error(`The bucket of files answered ${call} with ${status}.`)

/**
 * Files in the bucket at this address. Throws a sentence when the bucket refuses to take a file because the address or its
 * keys are wrong; one that is out of reach is asked again with the next file.
 */
export async function s3Bucket(address: string): Promise<Bucket> {
  const { client, base, list } = bucketAt(address)
  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    name: string,
    body?: Buffer,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (!isFileOfOurs(name)) throw new Error('This is no name of a file of ours.')
    return client.fetch(base + name, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: new Uint8Array(body), headers }),
    })
  }
  async function* names(): AsyncGenerator<string> {
    const page = new URL(list)
    for (;;) {
      const response = await client.fetch(page, { signal: AbortSignal.timeout(timeout) })
      const text = await response.text()
      if (!response.ok) throw refused('what is in it', response)
      for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        const name = key!.slice(key!.lastIndexOf('/') + 1)
        // What is deeper belongs to somebody else.
        const isOurs = key === `${list.searchParams.get('prefix') ?? ''}${name}`
        if (isOurs && isFileOfOurs(name) && name !== probe) yield name
      }
      const next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      if (next === undefined) return
      page.searchParams.set('continuation-token', next.replaceAll('&amp;', '&'))
    }
  }
  const files: Bucket = {
    names,
    async put(name, bytes) {
      // A name that is taken is never written over.
      const response = await ask('PUT', name, bytes, { 'if-none-match': '*' })
      await response.body?.cancel()
      if (!response.ok) throw refused('a new file', response)
    },
    async replace(name, bytes) {
      const response = await ask('PUT', name, bytes)
      await response.body?.cancel()
      if (!response.ok) throw refused('a file in place of another', response)
    },
    async get(name) {
      const response = await ask('GET', name).catch(() => null)
      if (response?.status === 404) return null
      // A body may break off when its head was there already.
      const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null
      if (bytes === null) throw new Refusal('unavailable', { retryAfter: 5 })
      return Buffer.from(bytes)
    },
    async delete(name) {
      const response = await ask('DELETE', name)
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) throw refused('a deletion', response)
    },
  }
  const answer = await ask('PUT', probe, Buffer.from('probe')).catch(() => null)
  if (answer && misconfigured.has(answer.status))
    throw new Error(
      `S3_URL: the bucket answered with ${answer.status}; check its address, its region and its keys.`,
    )
  if (answer?.ok) await files.delete(probe).catch(() => undefined)
  return files
}
