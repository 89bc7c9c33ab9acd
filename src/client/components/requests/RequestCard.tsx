import type { ReactNode } from 'react'
import { Clock } from 'lucide-react'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { cardBody } from './requests.css.ts'

type RequestCardProps = {
  /** Of the element, so that the focus can be brought to it. */
  id: string
  title: ReactNode
  /** Whose answer is missing. */
  status: ReactNode
  children: ReactNode
  /** The buttons that answer or withdraw the request. */
  actions: ReactNode
  /** Below the buttons. */
  footer?: ReactNode
}

/** An unanswered request of the driver, for the driver and for staff. */
export function RequestCard({ id, title, status, children, actions, footer }: RequestCardProps) {
  return (
    <section id={id} className={classes(card, cardBody)} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Row wrap justify="between">
        <Text as="h2" id={`${id}-title`} size="titleM">
          {title}
        </Text>
        <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
          {status}
        </Badge>
      </Row>
      {children}
      <Row wrap>{actions}</Row>
      {footer}
    </section>
  )
}

/** Moves the focus to a part of the page after it has rendered, because the pressed button is gone. */
export function focusPart(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

export function focusTitle(): void {
  focusPart('main h1')
}
