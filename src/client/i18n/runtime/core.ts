// Takes the place of `@lingui/core` (vite.config.ts), of which it does what our messages need: the build compiles them, and they
// count, choose or name something. The package carries formats of dates and numbers besides, and reads the tables of all numbers
// with the first word that counts anything. core.test.ts holds both to the same texts.

import type { MessageDescriptor, Messages } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { writeMessage, type Values } from './write-message.ts'

type Missing = string | ((language: string, id: string) => string)
type Settings = { locale?: string; messages?: Record<string, Messages>; missing?: Missing }

class I18n {
  locale: string
  messages: Messages
  /** What is said in the place of a message that is not there; without it its source is. */
  _missing: Missing | undefined
  _listeners: readonly (() => void)[] = []

  constructor({ locale = '', messages = {}, missing }: Settings) {
    this.locale = locale
    this.messages = messages[locale] ?? {}
    this._missing = missing
  }

  loadAndActivate({ locale, messages }: { locale: string; messages: Messages }): void {
    this.locale = locale
    this.messages = messages
    this.emit()
  }

  /** There is one event, `change`. */
  on(_: 'change', listener: () => void): () => void {
    this._listeners = [...this._listeners, listener]
    return () => {
      this._listeners = this._listeners.filter((each) => each !== listener)
    }
  }

  emit(): void {
    for (const listener of this._listeners) listener()
  }

  _(asked: MessageDescriptor | string, given?: Values, options?: { message?: string }): string {
    const { id, message, values = given } = typeof asked === 'string' ? { ...options, id: asked } : asked
    const known = Object.hasOwn(this.messages, id) ? this.messages[id] : undefined
    if (known === undefined && this._missing !== undefined)
      return typeof this._missing === 'string' ? this._missing : this._missing(this.locale, id)
    const found = known || message || id
    // The product has compiled messages only; while it is made, and in tests, a new one is its own source.
    const compiled = import.meta.env.PROD || typeof found !== 'string' ? found : compileMessage(found)
    return writeMessage(compiled, values ?? {}, this.locale)
  }

  t = this._.bind(this)
}

export const setupI18n = (settings: Settings = {}) => new I18n(settings)

/** Of the app. */
export const i18n = setupI18n()
