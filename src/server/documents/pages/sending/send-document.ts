// Writes a document of ours, with the scripts and the style that the build has for its address, and sends it.

import type { FastifyReply } from 'fastify'
import type { ScreenSources } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { hashOf } from '#server/platform/http/policy/headers.ts'
import { sendShared, SharedBytes } from '#server/platform/http/shared-bytes.ts'
import type { BuiltFiles } from '#server/documents/pages/built-files.ts'
import {
  allowInline,
  composeDocument,
  type DocumentParts,
  type InlineSources,
} from '#server/documents/pages/document.ts'
import type { Reader } from '#server/documents/pages/reader.ts'
import { ownCaching, sharedCaching } from './caching.ts'

export type WrittenDocument = { content: SharedBytes; language: Language; inside: InlineSources }

export type WriteDocument = (parts: DocumentParts, screen: ScreenSources) => Promise<WrittenDocument>

/** Takes the files of the build; returns what writes a document with them. */
export function documentsOf(built: BuiltFiles): WriteDocument {
  return async (parts, screen) => {
    const style = await built.styleOf(screen)
    const scripts = built.scriptsOf(screen, parts.language)
    const text = composeDocument(built, { style, scripts }, parts)
    return {
      content: new SharedBytes(Buffer.from(text), 'text/html; charset=utf-8'),
      language: parts.language,
      inside: { script: hashOf(built.documentScript), style: hashOf(style.text) },
    }
  }
}

export type SendDocument = (
  reply: FastifyReply,
  document: WrittenDocument,
  reader: Pick<Reader, 'shared' | 'forced'>,
) => Promise<FastifyReply>

/**
 * Takes the name of the build and the server's clock; returns what sends a document. Its policy allows what is inside it. Browsers
 * revalidate each time, and get 304 when nothing has changed. Caches on the way keep what is the same for everybody, and
 * know it by its build, so that they can be emptied when there is another one.
 */
export function senderOf({ build, now }: { build: string | null; now: () => Instant }): SendDocument {
  return (reply, { content, language, inside }, { shared, forced }) => {
    const policy = String(reply.getHeader('content-security-policy'))
    const isShared = shared && reply.statusCode === 200
    reply.headers({
      'content-security-policy': allowInline(policy, inside),
      'cache-control': isShared ? sharedCaching(now()) : ownCaching,
      'content-language': language,
      ...(isShared && build !== null && { 'cache-tag': `wouri-${build}` }),
      // Where the address does not say the language, the reader's cookie may.
      ...(!forced && { vary: 'Cookie' }),
    })
    return sendShared(reply.request, reply, content)
  }
}
