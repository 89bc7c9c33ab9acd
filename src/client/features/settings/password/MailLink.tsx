import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { sendLink } from '#client/api/account/sign-up.ts'
import { Done } from '#client/components/form/Done.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

/** A mailed link to a new password, for an account without one or a forgotten one. */
export function MailLink({ email }: { email: string }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send() {
    setIsBusy(true)
    setProblem(null)
    try {
      await sendLink(email, 'reset')
      setIsSent(true)
    } catch (error) {
      const code = failureCode(error)
      const many = t`You asked for several emails in the last hour. Check your mailbox and spam folder, or try again later.`
      setProblem(code === 'too-many-requests' ? many : failureText(code))
    } finally {
      setIsBusy(false)
    }
  }
  if (isSent) {
    return (
      <Done takesFocus>
        <Trans>Password reset email sent.</Trans>{' '}
        <Trans>Sent to {email}. The link works for 24 hours; only the newest one opens.</Trans>
      </Done>
    )
  }
  return (
    <Stack gap="s2" hug>
      <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void send()}>
        <Mail size={20} aria-hidden />
        {isOnline ? <Trans>Email me a link to a new password</Trans> : <Trans>Waiting for network</Trans>}
      </Button>
      {problem !== null && (
        <Text size="bodyS" weight="medium" tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
