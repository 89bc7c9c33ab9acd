import type { ReactNode } from 'react'
import { titleL } from '#client/ui/Text/text.css.ts'
import { section } from './SettingsSection.css.ts'

type SettingsSectionProps = {
  /** Also the anchor of the section in the address. */
  id: string
  title: ReactNode
  children: ReactNode
}

/** One part of the settings: a heading between hairlines, and what can be set. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const titleId = `${id}-title`
  return (
    <section id={id} className={section} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleL} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
