import { useRef, useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useOnline } from '#client/api/connection.ts'
import { rememberNotNow, saidNotNow } from './refusal.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { link } from '#client/ui/link.css.ts'
import { text } from '#client/ui/OfferCard/OfferCard.css.ts'
import { OfferCard } from '#client/ui/OfferCard/OfferCard.tsx'
import { inLine } from './PushCard.css.ts'
import { PushProblem } from './PushProblem.tsx'
import { usePush, type PushOutcome } from './usePush.ts'

type PushCardProps = {
  /** Shown when there is nothing to ask. */
  otherwise?: ReactNode
}

/**
 * Our own question before the browser's, which can be asked only once: shown where news is useful, and never again after an
 * answer.
 */
export function PushCard({ otherwise = null }: PushCardProps) {
  const push = usePush()
  const isOnline = useOnline()
  const [isOffered, offer] = useState<boolean | null>(null)
  if (isOffered === null && push.state !== undefined) offer(push.state === 'off' && isOnline && !saidNotNow())
  if (isOffered === null) return null
  return isOffered ? <Question push={push} /> : otherwise
}

function Question({ push: { pressed, turnOn } }: { push: ReturnType<typeof usePush> }) {
  const isOnline = useOnline()
  const [outcome, setOutcome] = useState<PushOutcome | null>(null)
  const answer = useRef<HTMLParagraphElement>(null)
  const [isGone, setGone] = useState(false)
  if (isGone) return null

  function notNow() {
    rememberNotNow()
    setGone(true)
    // What had the focus is gone; the screen takes it, without a jump.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }
  async function switchOn() {
    setOutcome(await turnOn())
    answer.current?.focus({ preventScroll: true })
  }
  const canTry = outcome === null || outcome === 'no-service' || outcome === 'failed'
  return (
    <OfferCard
      icon={<Bell size={24} strokeWidth={1.5} aria-hidden />}
      title={<Trans>Get an alert when a booking changes</Trans>}
      acts={
        canTry && (
          <>
            <Button
              tone="outline"
              busy={pressed === true}
              disabled={!isOnline}
              onClick={() => void switchOn()}
            >
              <Trans>Switch on</Trans>
            </Button>
            <Button tone="quiet" onClick={notNow}>
              <Trans>Not now</Trans>
            </Button>
          </>
        )
      }
    >
      <p className={text}>
        <Trans>A short alert on this device, even when Wouri is closed. It shows no names or amounts.</Trans>
      </p>
      <p ref={answer} className={text} role="status" tabIndex={-1}>
        {outcome === 'on' && (
          <span>
            <Trans>Notifications are on. You can switch them off in the settings.</Trans>
          </span>
        )}
        {outcome !== null && <PushProblem outcome={outcome} />}
      </p>
      {outcome !== null && !canTry && (
        <Link to="/settings" hash="notifications" className={classes(link, inLine)}>
          <Trans>Notification settings</Trans>
        </Link>
      )}
    </OfferCard>
  )
}
