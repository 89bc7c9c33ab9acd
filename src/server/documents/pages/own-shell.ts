// The shell of the screens that are one person's. No script runs: then it says what is missing, in the reader's language.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie } from '#contract/prerendered-page.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#domain/language.ts'
import { readerLanguage } from '#server/core/settings/reader-language.ts'
import { tagOf } from '#server/platform/http/shared-bytes.ts'
import { noScriptBlock } from './document.ts'
import { noScriptTexts } from './no-script-texts.ts'

const inFile = /<noscript>.*<\/noscript>/s

/** The language of the address (`l`), else of the cookie, else the browser's own, else English. */
function languageOf({ query, cookies, headers }: FastifyRequest): Language {
  const { l } = query as { l?: unknown }
  return readerLanguage(isLanguage(l) ? l : cookies[languageCookie.name], headers['accept-language'])
}

/** Takes the shell; returns it with its sentence in a language, and the tag of that text. */
function shellIn(document: string, language: Language) {
  const text = document.replace(inFile, () => noScriptBlock(noScriptTexts[language].own, language).markup)
  return { text, etag: tagOf(text) }
}

export type SendShell = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Takes the folder of the built app; returns what answers with its shell. In English it is the file itself, which is
 * compressed ahead. The app speaks for itself as soon as it runs: the document's own language stays as it is.
 */
export async function ownShell(folder: string): Promise<SendShell> {
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  const shells = new Map(languages.map((language) => [language, shellIn(document, language)]))
  return (request, reply) => {
    const language = languageOf(request)
    if (language === defaultLanguage) return reply.sendFile('index.html')
    const { text, etag } = shells.get(language)!
    reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie', etag })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(text)
  }
}
