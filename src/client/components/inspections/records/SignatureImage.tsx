import { Trans } from '@lingui/react/macro'
import * as styles from './records.css.ts'

type SignatureImageProps = {
  name: string
  /** In the words of SVG; null where there is none. */
  path: string | null
  /** Why there is none, where the reader may know. */
  refusal: string | null
}

/** A signature as it was drawn, or that there is none. */
export function SignatureImage({ name, path, refusal }: SignatureImageProps) {
  return (
    <figure className={styles.signature}>
      {path === null ? (
        <p>{refusal === null ? <Trans>Not signed</Trans> : <Trans>Not signed: {refusal}</Trans>}</p>
      ) : (
        <svg className={styles.ink} viewBox="0 0 600 200" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
      <figcaption className={styles.quiet}>{name}</figcaption>
    </figure>
  )
}
