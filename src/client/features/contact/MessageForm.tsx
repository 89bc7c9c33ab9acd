import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { MissingFields } from '#client/components/form/MissingFields.tsx'
import { form } from '#client/components/form/form.css.ts'
import { useProblemText } from '#client/components/form/problems.ts'
import { useOnline } from '#client/storage/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextArea } from '#client/ui/TextArea/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { link } from '#client/ui/link.css.ts'
import { note } from './MessageForm.css.ts'
import { longestMessage, type MessageField } from './message-problems.ts'
import { useMessage, useMessageFailure } from './useMessage.ts'
import type { Letter } from './letter/letter.ts'
import { WriteInstead } from './WriteInstead.tsx'

type MessageFormProps = {
  /** Undefined until the device has said what was begun on it. */
  letter: Letter | null | undefined
  /** Why a letter that waited could not be sent. */
  problem: Failure | null
}

export function MessageForm({ letter, problem }: MessageFormProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const sentenceOf = useMessageFailure()
  const isOnline = useOnline()
  const { fields, own, isBusy, alert, onSubmit } = useMessage(letter)
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
      <MissingFields shown={shown} labels={{ email: t`E-mail`, subject: t`Subject`, message: t`Message` }} />
      {own === undefined ? (
        <EmailField {...field('email')} autoComplete="email" />
      ) : (
        <p className={note}>
          <Trans>We answer to {own}.</Trans>
        </p>
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
      <p className={note}>
        <Trans>
          We use your message to answer it, and for nothing else:{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
        </Trans>
      </p>
      {!isOnline && (
        <p className={note} role="status">
          <Trans>The message stays on this phone and goes out by itself as soon as there is a network.</Trans>
        </p>
      )}
    </form>
  )
}
