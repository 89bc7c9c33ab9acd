// The active language and the parts of its catalog that are there. They change together or not at all.

import type { I18n, Messages } from '@lingui/core'
import { isLanguage, type Language } from '#domain/language.ts'

/** `fetchPart` throws when the part cannot be fetched; `first` is the part that no screen does without. */
export function createCatalogState<Part extends string>(
  i18n: I18n,
  first: Part,
  fetchPart: (part: Part, language: Language) => Promise<Messages>,
) {
  /** What is there in the active language, whichever that is. */
  const active = new Set<Part>([first])
  /** Counts the changes of language that were asked for: only the newest may happen. */
  let changes = 0

  /** Every active part in a language. Throws when one cannot be fetched. */
  async function messagesIn(language: Language): Promise<Messages> {
    const fetched = await Promise.all([...active].map((part) => fetchPart(part, language)))
    return Object.assign({}, ...fetched) as Messages
  }

  /**
   * Resolves to true once the language is active, to false when another was asked for meanwhile. Throws when a part of it
   * cannot be fetched: the language before stays, as a whole.
   */
  async function activate(language: Language): Promise<boolean> {
    const change = ++changes
    if (language === i18n.locale) return true
    let messages: Messages
    let parts: number
    // Again when a part has become active on the way: it would be missing.
    do {
      parts = active.size
      messages = await messagesIn(language)
    } while (parts !== active.size)
    if (change !== changes) return false
    i18n.loadAndActivate({ locale: language, messages })
    return true
  }

  /** Resolves once the part is there, in the language that is active by then. Throws when it cannot be fetched. */
  async function add(part: Part): Promise<void> {
    while (!active.has(part)) {
      const { locale } = i18n
      // Before the start no language is active: the first one brings the part.
      if (!isLanguage(locale)) return void active.add(part)
      const messages = await fetchPart(part, locale).catch((error: unknown) => {
        if (locale === i18n.locale) throw error
      })
      // In a language that is not shown any more it is of no use.
      if (messages === undefined || locale !== i18n.locale || active.has(part)) continue
      active.add(part)
      // `load` would render the whole screen again, which has its messages; and markup that waits for its code would be thrown away.
      Object.assign(i18n.messages, messages)
    }
  }

  return { activate, add, messagesIn }
}
