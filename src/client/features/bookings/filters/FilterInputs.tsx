import { useEffect, useEffectEvent, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Day } from '#domain/rental/period.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'

/** Milliseconds after the last key press before the search is sent. */
const typingPause = 350
const longest = 100

type KeywordFieldProps = { value: string; onChange: (value: string | undefined) => void }

/** What is typed is looked for after a pause, or at Enter. */
export function KeywordField({ value, onChange }: KeywordFieldProps) {
  const { t } = useLingui()
  const [text, setText, setWritten] = useTypedValue(value)
  function write(keyword: string) {
    if (keyword === value) return
    setWritten(keyword)
    onChange(keyword === '' ? undefined : keyword)
  }
  const writeLater = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(() => writeLater(text.trim()), typingPause)
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
        if (event.key === 'Enter') write(text.trim())
      }}
    />
  )
}

type DayFilterProps = {
  label: string
  name: string
  day: Day | undefined
  min?: Day
  error?: string
  onChange: (day: Day | undefined) => void
}

/** Years while they are typed are ignored: `2026` passes through `0002`, `0020` and `0202`. */
const isWholeYear = (day: string) => day >= '2000'

/** The phone's own date picker. A half-typed date stays in the field and filters nothing. */
export function DayFilter({ label, name, day = '', min, error, onChange }: DayFilterProps) {
  const [text, setText, setWritten] = useTypedValue(day)
  return (
    <TextField
      label={label}
      name={name}
      type="date"
      value={text}
      {...(min !== undefined && { min })}
      {...(error !== undefined && { error })}
      autoComplete="off"
      onChange={(typed) => {
        setText(typed)
        if (typed === '' || isWholeYear(typed)) {
          setWritten(typed)
          onChange(typed === '' ? undefined : typed)
        }
      }}
    />
  )
}

/**
 * The text of a field that writes to the address, perhaps with a delay. It follows the address only when the address has
 * changed by something else: a removed chip, or Back.
 */
function useTypedValue(value: string) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [written, setWritten] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== written) {
      setWritten(value)
      setText(value)
    }
  }
  return [text, setText, setWritten] as const
}
