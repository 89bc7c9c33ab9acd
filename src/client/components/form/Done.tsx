import { useEffect, useRef, type ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import { done } from './form.css.ts'

type DoneProps = {
  /** It replaces the form that had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** What has just worked. */
export function Done({ takesFocus = false, children }: DoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div ref={box} className={done} role="status" tabIndex={-1}>
      <CircleCheck size={20} aria-hidden />
      <p>{children}</p>
    </div>
  )
}
