import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/account/account.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { passwordQueries } from '#client/api/account/passwords.ts'
import { fetchPersonalData, deleteAccount } from '#client/api/account/personal-data.ts'
import { saveFile } from '#client/pwa/files/save-file.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { PasswordField, UsernameHint } from '#client/components/form/PasswordField.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { form } from '#client/components/form/form.css.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { MailLink } from '#client/features/settings/password/MailLink.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { signOut } from '#client/session/session.ts'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { content, icon, list } from './data.css.ts'
import { Explanation } from '#client/features/settings/SettingsSection.tsx'

/** The file is made on the device, so that no URL to it exists. */
export function ExportSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useLingui()

  async function save(password: string): Promise<boolean> {
    const data = await fetchPersonalData(password)
    if (data === null) return false
    await saveFile('wouri-my-data.json', 'application/json', JSON.stringify(data, null, 2))
    onClose()
    showToast({ kind: 'success', text: t`Your data has been saved to this device.` })
    return true
  }
  return (
    <Sheet open={open} onClose={onClose} side="center" title={t`Download your data`} closeLabel={t`Close`}>
      <Stack gap="s5" className={content}>
        <Explanation>
          <Trans>
            Your details, bookings, notifications, devices, photo and licence. Keep the file private.
          </Trans>
        </Explanation>
        <PasswordPrompt user={user} send={save}>
          <Trans>Download</Trans>
        </PasswordPrompt>
      </Stack>
    </Sheet>
  )
}

export function DeleteSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  async function erase(password: string): Promise<boolean> {
    if (!(await deleteAccount(password))) return false
    // The server has ended every session already; this empties the device.
    await signOut()
    await navigate({ to: '/' })
    showToast({ kind: 'success', text: t`Your account has been deleted.` })
    return true
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={t`Delete your account?`}
      description={t`This cannot be undone.`}
      closeLabel={t`Close`}
    >
      <Stack gap="s5" className={content}>
        <DeletionSummary />
        <PasswordPrompt user={user} send={erase} tone="danger">
          <Trans>Delete my account</Trans>
        </PasswordPrompt>
      </Stack>
    </Sheet>
  )
}

/** What becomes of a person's data when the account is deleted. */
function DeletionSummary() {
  return (
    <>
      <div>
        <Text as="h3" size="bodyS" tone="secondary" weight="strong">
          <Trans>Deleted</Trans>
        </Text>
        <Stack as="ul" gap="s2" className={list}>
          <Row as="li" gap="s3" align="start">
            <X size={20} className={icon} aria-hidden />
            <span>
              <Trans>Your name, email, phone, birth date, photo and driver's licence</Trans>
            </span>
          </Row>
          <Row as="li" gap="s3" align="start">
            <X size={20} className={icon} aria-hidden />
            <span>
              <Trans>Your messages, notifications and newsletter subscription</Trans>
            </span>
          </Row>
          <Row as="li" gap="s3" align="start">
            <X size={20} className={icon} aria-hidden />
            <span>
              <Trans>How you sign in, and what this device saves</Trans>
            </span>
          </Row>
        </Stack>
      </div>
      <div>
        <Text as="h3" size="bodyS" tone="secondary" weight="strong">
          <Trans>Kept</Trans>
        </Text>
        <Stack as="ul" gap="s2" className={list}>
          <Row as="li" gap="s3" align="start">
            <Check size={20} className={icon} aria-hidden />
            <span>
              <Trans>Dates and amounts of past bookings, without your name: the accounts need them</Trans>
            </span>
          </Row>
        </Stack>
      </div>
    </>
  )
}

type PasswordPromptProps = {
  user: User
  /** False for a wrong password; throws what else keeps it from being done. */
  send: (password: string) => Promise<boolean>
  tone?: 'primary' | 'danger'
  /** The label of the button. */
  children: ReactNode
}

/** Asks for the password before something is done. An account without one gets a link to choose it. */
function PasswordPrompt({ user, send, tone = 'primary', children }: PasswordPromptProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const problemText = useProblemText()
  const { data: hasPassword = true } = useQuery(passwordQueries.exists(user._id))
  const fields = useFields({ password: '' }, ({ password }) => ({
    password: password === '' ? ('required' as const) : undefined,
  }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async (element) => {
    try {
      if (!(await send(fields.values.password))) fields.refuse({ password: 'wrong-password' }, element)
      return null
    } catch (error) {
      return failureText(failureCode(error))
    }
  })
  const problem = fields.shown('password')
  if (!hasPassword) {
    return (
      <>
        <Explanation>
          <Trans>Choose a password first: your account has none yet.</Trans>
        </Explanation>
        <MailLink email={user.email} />
      </>
    )
  }
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert>{alert}</FormAlert>}
      <MissingFields shown={fields.shown} labels={{ password: t`Your password` }} />
      <UsernameHint email={user.email} />
      <PasswordField
        label={t`Your password`}
        name="password"
        autoComplete="current-password"
        value={fields.values.password}
        onChange={(value) => fields.change('password', value)}
        onBlur={() => fields.leave('password')}
        error={problem && problemText(problem)}
      />
      <SubmitButton busy={isBusy} tone={tone}>
        {children}
      </SubmitButton>
    </form>
  )
}
