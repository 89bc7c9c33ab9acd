import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { alert } from './form.css.ts'

/** What went wrong with the whole form; takes the focus, so that it is seen after sending. */
export function FormAlert({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={alert} role="alert" tabIndex={-1}>
      <CircleAlert size={20} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
