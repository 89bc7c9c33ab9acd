import { Trans } from '@lingui/react/macro'
import { link } from '#client/ui/link.css.ts'

/** The rental conditions of the supplier, as a file to keep. */
export function ConditionsLink({ address }: { address: string }) {
  return (
    <p>
      <a className={link} href={address} download>
        <Trans>Rental conditions (PDF)</Trans>
      </a>
    </p>
  )
}
