import type { ReactNode } from 'react'
import { hidden } from './hidden.css.ts'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
