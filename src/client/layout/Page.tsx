import type { ReactNode } from 'react'
import { useArrival } from './arrival.ts'
import { BackButton } from './BackButton.tsx'
import { back as backButton, widths } from './Page.css.ts'

type PageProps = {
  /** Of the document; the screen's own h1 is among the children. */
  title: string
  width?: keyof typeof widths
  /** A way back, also on desktops; an address says where to when there is no way back. */
  back?: boolean | string
  children: ReactNode
}

export function Page({ title, width = 'wide', back = false, children }: PageProps) {
  useArrival(title)
  return (
    <div className={widths[width]}>
      {back !== false && (
        <BackButton labelled className={backButton} {...(typeof back === 'string' && { fallback: back })} />
      )}
      {children}
    </div>
  )
}
