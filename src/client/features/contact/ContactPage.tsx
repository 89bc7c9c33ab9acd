import { useEffect } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { currentEpoch } from '#client/api/epoch.ts'
import { useSession } from '#client/session/session.ts'
import {
  loadMessage,
  startAnother,
  useMessageState,
  type StoredMessage,
} from '#client/mutations/contact-message.ts'
import { Done } from '#client/components/form/Done.tsx'
import { form } from '#client/components/form/form.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Channels } from './Channels.tsx'
import { columns, lead, writing } from './ContactPage.css.ts'
import { MessageForm } from './MessageForm.tsx'
import { PendingMessage } from './PendingMessage.tsx'

/** Ways to reach us: at once by phone, or in writing. */
export function ContactPage({ shared }: { shared: StoredMessage | null }) {
  const { t } = useLingui()
  return (
    <Page title={t`Contact`}>
      <Stack gap="s2">
        <Text as="h1" size="displayM">
          <Trans>Contact</Trans>
        </Text>
        <Text size="bodyL" tone="secondary" pretty className={lead}>
          <Trans>A question about a car, a booking or your account? Ask us.</Trans>
        </Text>
      </Stack>
      <div className={columns}>
        <Channels />
        <section className={writing}>
          <Text as="h2" size="titleL">
            <Trans>Write to us</Trans>
          </Text>
          <Writing shared={shared} />
        </section>
      </div>
    </Page>
  )
}

function Writing({ shared }: { shared: StoredMessage | null }) {
  // After a sign-in or sign-out here the form shows the current person's message, not the earlier one.
  useSession()
  const current = useMessageState()
  useEffect(() => {
    if (current.state === 'loading') void loadMessage(shared)
  }, [current.state, shared])
  if (current.state === 'sent') return <MessageSent />
  if (current.state === 'pending' || current.state === 'sending') return <PendingMessage pending={current} />
  const { message, problem } = current.state === 'editing' ? current : { message: undefined, problem: null }
  return (
    <>
      <noscript>
        <Trans>Turn on JavaScript to send this form, or write or call us as above.</Trans>
      </noscript>
      <MessageForm key={currentEpoch()} stored={message} problem={problem} />
    </>
  )
}

function MessageSent() {
  return (
    <div className={form}>
      <Done takesFocus>
        <Trans>Message sent</Trans>
      </Done>
      <p>
        <Trans>We received it and will reply by email.</Trans>
      </p>
      <Row>
        <Button tone="outline" size="l" onClick={() => void startAnother()}>
          <Trans>Write another message</Trans>
        </Button>
      </Row>
    </div>
  )
}
