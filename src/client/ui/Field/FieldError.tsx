import { CircleAlert } from 'lucide-react'
import { error, errorIcon } from './Field.css.ts'

/** Says what is wrong with a field; the field names it in `aria-describedby` by this id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={error}>
      <CircleAlert size={16} className={errorIcon} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
