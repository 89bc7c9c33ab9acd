import { useEffect, useState } from 'react'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { searchField } from './lists.css.ts'

/** Milliseconds after the last letter. */
const pause = 300

type SearchFieldProps = { label: string; q: string; onChange: (q: string) => void }

/** Text that narrows a list while it is typed; the address holds it. */
export function SearchField({ label, q, onChange }: SearchFieldProps) {
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  if (seen !== q) {
    setSeen(q)
    setText(q)
  }
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => onChange(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text, q, onChange])
  return (
    <TextField
      type="search"
      label={label}
      name="q"
      autoComplete="off"
      maxLength={100}
      className={searchField}
      value={text}
      onChange={setText}
    />
  )
}
