import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import * as styles from './records.css.ts'

type RecordPictureProps = {
  name: string
  /** Null while it has not arrived. */
  address: string | null
}

/** One picture of a record, which opens in full. Nothing keeps it: without a network its place says so. */
export function RecordPicture({ name, address }: RecordPictureProps) {
  const [isBroken, setBroken] = useState(false)
  if (address === null || isBroken)
    return (
      <span className={styles.noPicture}>
        <span>{name}</span>
        <span className={styles.quiet}>
          {address === null ? <Trans>Still on the phone</Trans> : <Trans>Needs a network</Trans>}
        </span>
      </span>
    )
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.pictureLink}>
      <img className={styles.picture} src={address} alt="" loading="lazy" onError={() => setBroken(true)} />
      <span>{name}</span>
    </a>
  )
}
