import { useEffect, useRef, type ReactNode } from 'react'
import { CircleAlert, Info } from 'lucide-react'
import { classes } from '#client/ui/classes.ts'
import { notice, tones, noticeText } from './checkout.css.ts'

type NoticeProps = {
  tone: keyof typeof tones
  /** Brings it into view as it appears: what was pressed may be far from it. */
  isShown?: boolean
  /** Has been announced before, with more in it. */
  isSilent?: boolean
  children: ReactNode
}

/** A notice that screen readers announce: an error at once, anything else when they are idle. */
export function Notice({ tone, isShown = false, isSilent = false, children }: NoticeProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div ref={box} className={classes(notice, tones[tone])} role={isSilent ? undefined : role}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div className={noticeText}>{children}</div>
    </div>
  )
}
