import type { Day } from '#domain/rental/period.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { useTyped } from './useTyped.ts'

type DayFilterProps = {
  label: string
  name: string
  day: Day | undefined
  min?: Day
  error?: string
  onChange: (day: Day | undefined) => void
}

/** Years that nobody means: `2026` is typed as `0002`, `0020`, `0202` on the way. */
const isMeant = (day: string) => day >= '2000'

/** The phone's own calendar. What is half typed stays in the field and filters nothing. */
export function DayFilter({ label, name, day = '', min, error, onChange }: DayFilterProps) {
  const [text, setText, told] = useTyped(day)
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
        if (typed === '' || isMeant(typed)) {
          told(typed)
          onChange(typed === '' ? undefined : typed)
        }
      }}
    />
  )
}
