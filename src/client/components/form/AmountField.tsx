import { useLayoutEffect, useRef } from 'react'
import { baseCurrency } from '#domain/money/currencies.ts'
import { groupAmount, groupWhileTyping } from '#domain/money/typed-amount.ts'
import { unit } from './form.css.ts'
import { useLanguage } from '#client/i18n/language.ts'
import type { TextProps } from '#client/ui/Field/FieldFrame.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'

/** An amount in whole XAF as text: its thousands are grouped while somebody types, and what was pasted once it is left. */
export function AmountField({ value, onChange, onBlur, ...rest }: TextProps<'input'>) {
  const language = useLanguage()
  const field = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  // What a form begins with, or kept from another language, is digits alone.
  const shown = /^\d+$/.test(value) ? groupAmount(value, language) : value
  useLayoutEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      suffix={<span className={unit}>{baseCurrency}</span>}
      {...rest}
      value={shown}
      onInput={({ currentTarget, nativeEvent }) => {
        field.current = currentTarget
        const at = currentTarget.selectionStart ?? currentTarget.value.length
        const isForward = nativeEvent.inputType === 'deleteContentForward'
        const typed = { text: currentTarget.value, caret: at }
        const grouped = groupWhileTyping(shown, typed, language, isForward)
        caret.current = grouped.caret
        onChange(grouped.text)
      }}
      onChange={() => {}}
      onBlur={() => {
        const left = groupAmount(shown, language)
        if (left !== shown) onChange(left)
        onBlur?.()
      }}
    />
  )
}
