import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { licenceAddress } from '#client/api/account/licences.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { licenceLink, licencePicture } from './booking.css.ts'

type LicenceSideProps = {
  file: string
  /** Whose it is, in words. */
  name: string
  isBack?: boolean
}

/** One side of a licence, which opens in full; a PDF is only ever opened by itself. */
export function LicenceSide({ file, name, isBack = false }: LicenceSideProps) {
  const [isBroken, setBroken] = useState(false)
  const opened = { href: licenceAddress(file), target: '_blank', rel: 'noopener noreferrer' }
  if (file.endsWith('.pdf'))
    return (
      <a {...opened} className={buttonClass({ tone: 'outline' })}>
        {isBack ? <Trans>Open the PDF of the back</Trans> : <Trans>Open the PDF</Trans>}
      </a>
    )
  if (isBroken)
    return (
      <p role="alert">
        <Trans>The picture could not be loaded. Close this and open it again.</Trans>
      </p>
    )
  return (
    <a {...opened} className={licenceLink}>
      <img className={licencePicture} src={opened.href} alt={name} onError={() => setBroken(true)} />
    </a>
  )
}
