import { useEffect, useEffectEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { useTyped } from './useTyped.ts'

/** Long enough not to ask for every letter, short enough to feel alive. */
const pause = 350
const longest = 100

type KeywordFieldProps = { value: string; onChange: (value: string | undefined) => void }

/** What is typed is looked for after a pause, or at Enter. */
export function KeywordField({ value, onChange }: KeywordFieldProps) {
  const { t } = useLingui()
  const [text, setText, told] = useTyped(value)
  function tell(words: string) {
    if (words === value) return
    told(words)
    onChange(words === '' ? undefined : words)
  }
  const tellLater = useEffectEvent(tell)
  useEffect(() => {
    const timer = setTimeout(() => tellLater(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextField
      label={t`Keyword`}
      name="q"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longest}
      placeholder={t`Car, name or reference`}
      value={text}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text.trim())
      }}
    />
  )
}
