import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Text } from '#client/ui/Text/Text.tsx'
import { titleL } from '#client/ui/Text/text.css.ts'
import { line, lineWords, measure, section } from './settings.css.ts'

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

/** A paragraph that explains what is set below it. */
export function Explanation({ as, children }: { as?: ElementType; children: ReactNode }) {
  return (
    <Text as={as ?? 'p'} tone="secondary" pretty className={measure}>
      {children}
    </Text>
  )
}

/** A smaller remark beside or below a setting. */
export function Note(props: ComponentProps<'p'>) {
  return <Text {...props} size="bodyS" tone="secondary" pretty />
}

type SettingsLineProps = {
  title: ReactNode
  /** Notes below the title. */
  text: ReactNode
  /** The button at the end of the line. */
  children: ReactNode
}

/** Something that can be done, between hairlines. */
export function SettingsLine({ title, text, children }: SettingsLineProps) {
  return (
    <div className={line}>
      <div className={lineWords}>
        <Text as="h3" weight="strong">
          {title}
        </Text>
        {text}
      </div>
      {children}
    </div>
  )
}
