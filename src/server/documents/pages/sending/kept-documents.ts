// The documents of public pages as they travel. A page that is the same for all is written and packed once, when it was
// rendered anew, however many read it.

import type { PrerenderedPage } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { boundedCache } from '#server/platform/http/bounded-cache.ts'
import type { WrittenDocument } from './send-document.ts'

/** Bytes of all documents together. */
const mostKept = 32 * 1024 ** 2

type Kept = { page: PrerenderedPage; document: WrittenDocument }

/** What tells two documents apart: nothing else of a request may get into one. */
export type DocumentKey = { path: string; language: Language; forced: boolean; origin: string }

/** Returns the document of a page, or what `write` makes of it; who asks meanwhile waits for the same. */
export type DocumentOf = (
  key: DocumentKey,
  page: PrerenderedPage,
  write: () => Promise<WrittenDocument>,
) => Promise<WrittenDocument>

/** A document is kept as long as its page is, `most` bytes of them. Throws what `write` throws. */
export function keepDocuments(most = mostKept): DocumentOf {
  const kept = boundedCache<Kept>(most, ({ document }) => document.content.held)
  const writing = new Map<string, { page: PrerenderedPage; document: Promise<WrittenDocument> }>()
  return async ({ path, language, forced, origin }, page, write) => {
    const key = [origin, language, forced, path].join(' ')
    const found = kept.get(key)
    if (found?.page === page) return found.document
    const begun = writing.get(key)
    if (begun?.page === page) return begun.document
    const pending = { page, document: write() }
    writing.set(key, pending)
    try {
      const document = await pending.document
      kept.set(key, { page, document })
      return document
    } finally {
      if (writing.get(key) === pending) writing.delete(key)
    }
  }
}
