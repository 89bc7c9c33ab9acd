import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Day } from '#domain/rental/period.ts'
import { useOnline } from '#client/api/connection.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { NewPaper } from './paper-form.ts'
import { PaperBadge } from './PaperBadge.tsx'
import { PaperFile } from './PaperFile.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import * as styles from './papers.css.ts'

type Paper<K> = {
  _id: string
  kind: K
  number: string
  validUntil: Day | null
  file: string | null
  isReplaced: boolean
}
type PaperListProps<K extends string> = {
  /** Of a car: its id. */
  subject: string
  kinds: readonly K[]
  labels: Record<K, MessageDescriptor>
  mayLackEnd: (kind: K) => boolean
  papers: readonly Paper<K>[]
  keep: (paper: NewPaper & { kind: K }) => Promise<void>
  remove: (paper: string) => Promise<void>
}

/** Each kind with the paper that counts, what can be done with it, and the earlier ones. */
export function PaperList<K extends string>(props: PaperListProps<K>) {
  const { t } = useLingui()
  const { subject, kinds, labels, mayLackEnd, papers, keep, remove } = props
  const isOnline = useOnline()
  const [adding, setAdding] = useState<K | null>(null)
  const [removing, setRemoving] = useState<Paper<K> | null>(null)
  const current = (kind: K) => papers.find((paper) => paper.kind === kind && !paper.isReplaced)
  const earlier = papers.filter(({ isReplaced }) => isReplaced)
  return (
    <>
      <ul className={styles.list}>
        {kinds.map((kind) => {
          const paper = current(kind)
          const label = t(labels[kind])
          return (
            <li key={kind} className={styles.paper} data-paper={kind}>
              <div className={styles.head}>
                <span className={styles.name}>{label}</span>
                {paper ? (
                  <PaperBadge validUntil={paper.validUntil} />
                ) : (
                  <Badge>
                    <Trans>None yet</Trans>
                  </Badge>
                )}
              </div>
              {paper && <Words paper={paper} />}
              <Row wrap>
                <Button tone="outline" disabled={!isOnline} onClick={() => setAdding(kind)}>
                  {paper ? <Trans>Renew</Trans> : <Trans>Add</Trans>}
                  <VisuallyHidden>{label}</VisuallyHidden>
                </Button>
                {paper?.file && <PaperFile file={paper.file} label={label} />}
                {paper && <RemoveButton label={label} onPress={() => setRemoving(paper)} />}
              </Row>
            </li>
          )
        })}
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.earlier}>
            <Plural value={earlier.length} one="# earlier paper" other="# earlier papers" />
          </summary>
          <ul className={styles.list}>
            {earlier.map((paper) => {
              const label = t(labels[paper.kind])
              return (
                <li key={paper._id} className={styles.paper}>
                  <span className={styles.name}>{label}</span>
                  <Words paper={paper} />
                  <Row wrap>
                    {paper.file && <PaperFile file={paper.file} label={label} />}
                    <RemoveButton label={label} onPress={() => setRemoving(paper)} />
                  </Row>
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {adding !== null && (
        <PaperSheet
          label={t(labels[adding])}
          draftKey={`paper-${subject}-${adding}`}
          mayLackEnd={mayLackEnd(adding)}
          replaces={current(adding)?._id ?? null}
          keep={(paper) => keep({ ...paper, kind: adding })}
          onClose={() => setAdding(null)}
        />
      )}
      {removing !== null && (
        <RemoveSheet
          label={t(labels[removing.kind])}
          remove={() => remove(removing._id)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

function Words({ paper: { number, validUntil } }: { paper: Pick<Paper<string>, 'number' | 'validUntil'> }) {
  const dates = useDates()
  const end = validUntil === null ? null : dates.day(validUntil)
  return (
    <Text size="bodyS" tone="secondary" className={styles.words}>
      {number}
      {end !== null && (
        <>
          {' · '}
          <Trans>valid until {end}</Trans>
        </>
      )}
    </Text>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  const isOnline = useOnline()
  return (
    <Button tone="quiet" disabled={!isOnline} onClick={onPress}>
      <Trans>Remove</Trans>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}

type RemoveSheetProps = { label: string; remove: () => Promise<void>; onClose: () => void }

function RemoveSheet({ label, remove, onClose }: RemoveSheetProps) {
  const { t } = useLingui()
  const decision = useDecision({ decide: remove, done: t`The paper is removed.`, onDone: onClose })
  return (
    <DecisionSheet
      title={t`Remove this paper? ${label}`}
      act={<Trans>Remove</Trans>}
      tone="danger"
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>Its file is deleted with it. Where there was an earlier one, that counts again.</Trans>
      </p>
    </DecisionSheet>
  )
}
