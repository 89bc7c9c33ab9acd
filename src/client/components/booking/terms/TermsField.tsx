import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { classes } from '#client/ui/classes.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { link } from '#client/ui/link.css.ts'
import { readTerms } from './terms.css.ts'

const TermsSheet = lazy(async () => ({ default: (await import('./TermsSheet.tsx')).TermsSheet }))

type TermsFieldProps = {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}

/** The terms open in a sheet, so that reading them does not lose the form. */
export function TermsField({ isAccepted, onChange, error }: TermsFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Checkbox name="terms" checked={isAccepted} onChange={onChange} error={error} required>
        <Trans>I accept the Terms of Use.</Trans>
      </Checkbox>
      <button
        type="button"
        className={classes(link, readTerms)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Read the Terms of Use</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <TermsSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
