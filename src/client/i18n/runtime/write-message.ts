// A compiled message with its values: what the build makes of “{count, plural, one {# car} other {# cars}}”.

import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { pluralOf, writeCount } from './counts.ts'

export type Values = Record<string, unknown>

/** Plural and select alike: what is said in which case. */
type Cases = Record<string, CompiledMessage | string> & { offset?: number }

/** `counted` stands where a case of a plural has `#`. */
export function writeMessage(
  message: CompiledMessage | string,
  values: Values,
  language: string,
  counted = '#',
): string {
  if (typeof message === 'string') return message
  const parts = message.map((part) => {
    if (part === '#') return counted
    if (typeof part === 'string') return part
    const [name, type, format] = part
    const value = values[name]
    if (type === undefined) return value ?? ''
    const cases = format as Cases
    const write = (chosen: string, count?: string) =>
      writeMessage(Object.hasOwn(cases, chosen) ? cases[chosen]! : cases['other']!, values, language, count)
    if (type === 'select') return write(String(value))
    const count = Number(value) - (cases.offset ?? 0)
    // A number of its own goes before its kind: “=0 {No cars}”.
    return write(
      Object.hasOwn(cases, String(value)) ? String(value) : pluralOf(count, language),
      writeCount(count, language),
    )
  })
  return parts.join('')
}
