import type { ReactNode } from 'react'
import { CircleAlert, Info } from 'lucide-react'
import { classes } from '#client/ui/classes.ts'
import { notice, tones, words } from './Notice.css.ts'

type NoticeProps = { tone: keyof typeof tones; children: ReactNode }

/** Said where it matters, and aloud: an error at once, the rest when the reader is free. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  return (
    <div className={classes(notice, tones[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className={words}>{children}</div>
    </div>
  )
}
