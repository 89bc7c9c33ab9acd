import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'
import { form } from '#client/components/form/form.css.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import type { MessageState } from '#client/mutations/contact-message.ts'
import { syncMessage, withdrawMessage } from '#client/mutations/sync-contact-message.ts'
import { useMessageFailure, WriteInstead } from './MessageForm.tsx'
import { excerpt, pendingBox, pendingState } from './ContactPage.css.ts'

type PendingMessageProps = { pending: Extract<MessageState, { state: 'pending' | 'sending' }> }

/** A message that has been handed over and is still on this device. */
export function PendingMessage({ pending }: PendingMessageProps) {
  const sentenceOf = useMessageFailure()
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isSending = pending.state === 'sending'
  // The offline strip already says that there is no network.
  const problem = isSending || pending.problem === 'offline' || !isOnline ? null : pending.problem

  async function takeBack() {
    setIsBusy(true)
    await withdrawMessage()
  }
  return (
    <div className={form}>
      <div ref={box} className={pendingBox} tabIndex={-1}>
        <p className={pendingState} role="status">
          <CloudUpload size={20} strokeWidth={1.5} aria-hidden />
          {isSending && (
            <span>
              <Trans>Sending…</Trans>
            </span>
          )}
          {!isSending && problem !== null && (
            <span>
              <Trans>Not sent yet</Trans>
            </span>
          )}
          {!isSending && problem === null && (
            <span>
              <Trans>Will be sent when you are online</Trans>
            </span>
          )}
        </p>
        <Text size="titleM">{pending.message.subject}</Text>
        <Text tone="secondary" className={excerpt}>
          {pending.message.message}
        </Text>
      </div>
      {problem !== null && (
        <>
          <Text tone="danger" weight="medium" role="alert">
            {sentenceOf(problem)}
          </Text>
          <WriteInstead subject={pending.message.subject} />
        </>
      )}
      <Row wrap gap="s3" align="stretch">
        {isOnline && (
          <Button size="l" busy={isSending} onClick={() => void syncMessage()}>
            <Trans>Send now</Trans>
          </Button>
        )}
        <Button tone="outline" size="l" busy={isBusy} onClick={() => void takeBack()}>
          <Trans>Withdraw</Trans>
        </Button>
      </Row>
    </div>
  )
}
