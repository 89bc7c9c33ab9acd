// Sends one file and reports its progress, which fetch cannot. All else is as in http-client.ts.

import type { Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { buildHeader } from '#contract/site/build.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import { pathOf, queryOf, type Params, type Query } from './site/address.ts'
import { CallFailure } from './call-failure.ts'
import { reportUnreachable, watchSlowCall } from './connection.ts'
import { currentEpoch } from './epoch.ts'
import type { CallAnswer } from './call-types.ts'
import { receive, reportAnswer } from './http-client.ts'
import { isSignOutPending, settleSignOut } from './account/pending-sign-out.ts'

/** A file may take minutes; without progress for this long (milliseconds) the connection counts as lost. */
const longestSilence = 30_000

export type UploadOptions = {
  signal?: AbortSignal
  /** From 0 to 1, by the bytes that have left. */
  onProgress?: (fraction: number) => void
}

type UploadInput<E> = UploadOptions & { file: File } & (unknown extends ParamsOf<E>
    ? { params?: never }
    : { params: ParamsOf<E> }) & { query?: unknown extends QueryOf<E> ? never : QueryOf<E> }

/** The server's answer to a file, usually its name there. Throws CallFailure; the signal's reason when it was aborted. */
export async function upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<CallAnswer<E>> {
  if (isSignOutPending()) await settleSignOut()
  const epoch = currentEpoch()
  const response = await post(endpoint, input)
  try {
    return (await receive(endpoint, response, epoch)).data
  } catch (error) {
    // A proxy in front of the server says it of every body.
    if (!(error instanceof CallFailure) || error.code !== 'too-large') throw error
    throw new CallFailure('file-too-large', { status: error.status, cause: error })
  }
}

async function post(
  endpoint: Endpoint,
  { params, query, file, ...options }: UploadOptions & { params?: unknown; query?: unknown; file: File },
) {
  const form = new FormData()
  form.append(endpoint.multipart ?? 'file', file)
  const address = pathOf(endpoint.path, params as Params) + queryOf(query as Query)
  try {
    const response = await transfer(address, form, options)
    reportAnswer(response)
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    reportUnreachable()
    throw new CallFailure('offline', { cause: error })
  }
}

function transfer(address: string, body: FormData, { signal, onProgress }: UploadOptions): Promise<Response> {
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  let silence: ReturnType<typeof setTimeout> | undefined
  let endWatch = () => {}
  function hear() {
    clearTimeout(silence)
    endWatch()
    silence = setTimeout(stop, longestSilence)
    endWatch = watchSlowCall()
  }
  return new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      hear()
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The connection broke')))
    request.addEventListener('abort', () =>
      reject(signal?.aborted ? signal.reason : new TypeError('Nobody answered')),
    )
    request.open('POST', address)
    request.setRequestHeader(uploadHeader, uploadHeaderValue)
    request.send(body)
    hear()
  }).finally(() => {
    clearTimeout(silence)
    endWatch()
    signal?.removeEventListener('abort', stop)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'date', buildHeader]) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  // An empty answer must have no body at all, not an empty one.
  return new Response(request.responseText || null, { status: request.status, headers })
}
