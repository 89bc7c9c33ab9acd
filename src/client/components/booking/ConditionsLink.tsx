import { Trans } from '@lingui/react/macro'
import { FileLink } from '#client/components/FileLink.tsx'
import { linkLine } from '#client/ui/link.css.ts'

/** The rental conditions of the supplier, as a file to keep. */
export function ConditionsLink({ address }: { address: string }) {
  return (
    <FileLink className={linkLine} address={address}>
      <Trans>Rental conditions (PDF)</Trans>
    </FileLink>
  )
}
