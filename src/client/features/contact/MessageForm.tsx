import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Failure } from '#domain/failure.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { form } from '#client/components/form/form.css.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { useOnline, isOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { link } from '#client/ui/link.css.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useSession } from '#client/session/session.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { mailTo } from '#client/components/contact/links.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { anywhere } from './ContactPage.css.ts'
import {
  longestMessage,
  type MessageField,
  messageFields,
  messageProblems,
  refusedFields,
  type MessageValues,
} from './message-problems.ts'
import { queueMessage, saveDraft, type StoredMessage } from '#client/mutations/contact-message.ts'
import { sendNow } from '#client/mutations/sync-contact-message.ts'

type MessageFormProps = {
  /** Undefined until the device has said what was begun on it. */
  stored: StoredMessage | null | undefined
  /** Why a pending message could not be sent. */
  problem: Failure | null
}

export function MessageForm({ stored, problem }: MessageFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const sentenceOf = useMessageFailure()
  const isOnline = useOnline()
  const { fields, own, isBusy, alert, onSubmit } = useMessage(stored)
  const { values, change, leave, shown } = fields
  const said = alert ?? (problem && sentenceOf(problem))

  function field(name: MessageField) {
    const wrong = shown(name)
    return {
      name,
      value: values[name],
      onChange: (value: string) => change(name, value),
      onBlur: () => leave(name),
      error: wrong && problemText(wrong),
      required: true,
    }
  }
  return (
    <form className={form} noValidate onSubmit={onSubmit}>
      {said !== null && (
        <>
          <FormAlert>{said}</FormAlert>
          <WriteInstead subject={values.subject} />
        </>
      )}
      <MissingFields shown={shown} labels={{ email: t`Email`, subject: t`Subject`, message: t`Message` }} />
      {own === undefined ? (
        <EmailField {...field('email')} autoComplete="email" />
      ) : (
        <Text size="bodyS" tone="secondary" className={anywhere}>
          <Trans>We answer to {own}.</Trans>
        </Text>
      )}
      <TextField {...field('subject')} label={t`Subject`} autoComplete="off" />
      <TextArea
        {...field('message')}
        label={t`Message`}
        rows={5}
        count={`${values.message.trim().length} / ${longestMessage}`}
      />
      <Button type="submit" size="l" full busy={isBusy}>
        {isOnline ? <Trans>Send</Trans> : <Trans>Send when I am online</Trans>}
      </Button>
      <Text size="bodyS" tone="secondary" className={anywhere}>
        <Trans>
          We use your message only to answer you:{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
        </Trans>
      </Text>
      {!isOnline && (
        <Text size="bodyS" tone="secondary" className={anywhere} role="status">
          <Trans>
            We send your message as soon as you are back online. Until then it stays on this phone.
          </Trans>
        </Text>
      )}
    </form>
  )
}

/** The form of a message. A signed-in person is answered at their own address and not asked for one. */
function useMessage(stored: StoredMessage | null | undefined) {
  const sentenceOf = useMessageFailure()
  const own = useSession().user?.email
  const [initial] = useState<MessageValues>(() => ({
    email: stored?.email ?? '',
    subject: stored?.subject ?? '',
    message: stored?.message ?? '',
  }))
  const whole = (values: MessageValues) => ({ ...values, email: own ?? values.email })
  const fields = useFields<MessageField>(initial, (values) => messageProblems(whole(values)))
  const { values, change } = fields
  const [filledWith, setFilledWith] = useState(stored)
  if (stored !== filledWith) {
    setFilledWith(stored)
    // What was typed before the device had said what it keeps stays.
    for (const name of messageFields) if (stored && values[name] === '') change(name, stored[name])
  }
  useEffect(() => {
    if (stored !== undefined && values !== initial) void saveDraft(values)
  }, [stored, values, initial])

  const sending = useSending(fields.check, async (form) => {
    try {
      await (isOnline() ? sendNow(whole(values)) : queueMessage(whole(values)))
      return null
    } catch (error) {
      const refused = refusedFields(error)
      if (Object.keys(refused).length === 0) return sentenceOf(failureCode(error))
      fields.refuse(refused, form)
      return null
    }
  })
  return { ...sending, fields, own }
}

export function useMessageFailure(): (code: Failure) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (code) =>
    code === 'too-many-requests'
      ? t`Several messages came from this network in the last hour. Try again later.`
      : failureText(code)
}

/** Another way for a message that did not get through here. */
export function WriteInstead({ subject }: { subject: string }) {
  const email = useQuery(settingsQueries.current()).data?.contact.email
  if (email === undefined) return null
  return (
    <Text size="bodyS" tone="secondary" className={anywhere}>
      <Trans>
        We kept what you typed. You can also write to{' '}
        <a className={link} href={mailTo(email, subject)}>
          {email}
        </a>
        .
      </Trans>
    </Text>
  )
}
