import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { paper } from './paper.css.ts'

type PaperProps = { onPrinted: () => void; children: ReactNode }

/** Opens the printer's dialog, which also makes a PDF, on a sheet with only this. Shown only on paper. */
export function Paper({ onPrinted, children }: PaperProps) {
  const done = useEffectEvent(onPrinted)
  useEffect(() => {
    const end = () => done()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return createPortal(<article className={paper}>{children}</article>, document.body)
}
