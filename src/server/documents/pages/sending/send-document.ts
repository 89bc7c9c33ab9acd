// Writes a document of ours, with the scripts and the style that the build has for its address, and sends it.

import type { FastifyReply } from 'fastify'
import type { ScreenSources } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { hashOf } from '#server/platform/http/policy/headers.ts'
import { sendShared, SharedBytes } from '#server/platform/http/shared-bytes.ts'
import type { BuiltFiles } from '#server/documents/pages/built-files.ts'
import {
  allowInline,
  composeDocument,
  type DocumentParts,
  type InlineSources,
} from '#server/documents/pages/document.ts'

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

/** Sends one; its policy allows what is inside it. Browsers revalidate each time, and get 304 when nothing has changed. */
export function sendDocument(
  reply: FastifyReply,
  { content, language, inside }: WrittenDocument,
): Promise<FastifyReply> {
  const policy = String(reply.getHeader('content-security-policy'))
  reply.headers({
    'content-security-policy': allowInline(policy, inside),
    // Another language for another reader.
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-language': language,
  })
  return sendShared(reply.request, reply, content)
}
