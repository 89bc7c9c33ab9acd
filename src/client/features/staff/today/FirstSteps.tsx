import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { Check, ChevronRight } from 'lucide-react'
import type { FirstStep, StepDone } from '#domain/people/first-steps.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { chevron, row, text } from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { step as stepLook, tick } from './today.css.ts'

const labels: Readonly<Record<FirstStep, ReactNode>> = {
  place: <Trans>Add the first place</Trans>,
  supplier: <Trans>Invite the first supplier</Trans>,
  about: <Trans>Tell drivers who you are</Trans>,
  car: <Trans>Add your first car</Trans>,
  photo: <Trans>Take its photos</Trans>,
  listed: <Trans>List it, so that drivers find it</Trans>,
}

const managed: Partial<Record<FirstStep, string>> = {
  place: 'places/new',
  supplier: 'suppliers/new',
  about: 'own-supplier',
}

/** What somebody new does first; gone once it is done. */
export function FirstSteps({ steps }: { steps: readonly StepDone[] }) {
  return (
    <Part title={<Trans>First steps</Trans>}>
      <ol className={cardRows}>
        {steps.map(({ step, isDone }, index) => (
          <li key={step} data-step={step} data-done={isDone || undefined}>
            {isDone ? (
              <span className={row}>
                <span className={tick}>
                  <Check size={18} aria-hidden />
                </span>
                <span className={text}>
                  <s>{labels[step]}</s>
                </span>
              </span>
            ) : (
              <StepLink step={step}>
                <span className={stepLook} aria-hidden>
                  {index + 1}
                </span>
                <span className={text}>{labels[step]}</span>
                <ChevronRight className={chevron} size={20} strokeWidth={1.5} aria-hidden />
              </StepLink>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function StepLink({ step, children }: { step: FirstStep; children: ReactNode }) {
  const address = managed[step]
  if (address !== undefined)
    return (
      <Link to="/staff/manage/$" params={{ _splat: address }} className={row}>
        {children}
      </Link>
    )
  return (
    <Link to={step === 'car' ? '/staff/cars/new' : '/staff/cars'} className={row}>
      {children}
    </Link>
  )
}
