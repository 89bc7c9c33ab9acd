import { useEffect, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Part } from '../Part.tsx'

export type Choice = {
  path: string
  label: string
  /** In words; empty for what says little in words. */
  mine: string
  theirs: string
  takesTheirs: boolean
  onChoose: (takesTheirs: boolean) => void
}

type ChangedMeanwhileProps = { title: ReactNode; choices: readonly Choice[] }

/** Somebody else saved while this form was open: for each field that differs both values, and which of them is saved. */
export function ChangedMeanwhile({ title, choices }: ChangedMeanwhileProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is below it.
  useEffect(() => box.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <div ref={box}>
      <Part title={title}>
        <p role="alert">
          <Trans>Nothing is lost. Choose for each field what is saved.</Trans>
        </p>
        {choices.map(({ path, label, mine, theirs, takesTheirs, onChoose }) => (
          <div key={path} role="group" aria-label={label}>
            <Text size="bodyS" tone="secondary">
              {label}
            </Text>
            <Row wrap>
              <Chip pressed={!takesTheirs} onClick={() => onChoose(false)}>
                {mine === '' ? t`Keep mine` : t`Keep mine: ${mine}`}
              </Chip>
              <Chip pressed={takesTheirs} onClick={() => onChoose(true)}>
                {theirs === '' ? t`Take theirs` : t`Take theirs: ${theirs}`}
              </Chip>
            </Row>
          </div>
        ))}
      </Part>
    </div>
  )
}
