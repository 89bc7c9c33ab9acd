// Sends a document of ours, with the scripts and the style that the build has for its address.

import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { ScreenSources } from '#contract/prerendered-page.ts'
import type { BuiltFiles } from './built-files.ts'
import { allowInline, composeDocument, type DocumentParts } from './document.ts'

export type SendDocument = (
  reply: FastifyReply,
  parts: DocumentParts,
  screen: ScreenSources,
) => Promise<FastifyReply>

/** Takes the text of a document; returns its tag. Weak: the same document travels packed in one way or another. */
export function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** Takes the files of the build; returns what writes a document with them, which allows its own script and style. */
export function documentsOf(built: BuiltFiles): SendDocument {
  return async (reply, parts, screen) => {
    const style = await built.styleOf(screen)
    const scripts = built.scriptsOf(screen, parts.language)
    const policy = String(reply.getHeader('content-security-policy'))
    const text = composeDocument(built, { style, scripts }, parts)
    const etag = tagOf(text)
    reply.headers({
      'content-security-policy': allowInline(policy, { script: built.documentScript, style: style.text }),
      // Another language for another reader: browsers revalidate each time, and get 304 when nothing has changed.
      'cache-control': 'private, max-age=0, must-revalidate',
      'content-language': parts.language,
      etag,
    })
    if (reply.statusCode === 200 && reply.request.headers['if-none-match'] === etag)
      return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(text)
  }
}
