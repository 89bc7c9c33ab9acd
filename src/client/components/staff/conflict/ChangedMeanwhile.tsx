import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Part } from './Part.tsx'

type ChangedMeanwhileProps = {
  title: ReactNode
  /** The labels of the fields in which both versions differ. */
  fields?: string
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved while this form was open: nothing is lost, and nothing is overwritten unseen. */
export function ChangedMeanwhile({ title, fields, onTheirs, onMine }: ChangedMeanwhileProps) {
  return (
    <Part title={title}>
      {fields && (
        <p role="alert">
          <Trans>What you typed differs in: {fields}.</Trans>
        </p>
      )}
      <Row wrap>
        <Button tone="outline" onClick={onTheirs}>
          <Trans>Show their version</Trans>
        </Button>
        <Button tone="outline" onClick={onMine}>
          <Trans>Keep my version</Trans>
        </Button>
      </Row>
    </Part>
  )
}
