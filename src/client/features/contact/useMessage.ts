import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { isOnline } from '#client/storage/connection.ts'
import { useSession } from '#client/session/session.ts'
import { keepTyped, leaveWaiting } from './letter/desk.ts'
import type { Letter } from './letter/letter.ts'
import { sendNow } from './letter/send-letter.ts'
import { messageFields, messageProblems, refusedFields, type MessageField, type MessageValues } from './message-problems.ts'

/** The form of a message. Whoever is signed in is answered at their own address and not asked for one. */
export function useMessage(letter: Letter | null | undefined) {
  const sentenceOf = useMessageFailure()
  const own = useSession().user?.email
  const [initial] = useState<MessageValues>(() => ({
    email: letter?.email ?? '',
    subject: letter?.subject ?? '',
    message: letter?.message ?? '',
  }))
  const whole = (values: MessageValues) => ({ ...values, email: own ?? values.email })
  const fields = useFields<MessageField>(initial, (values) => messageProblems(whole(values)))
  const { values, change } = fields
  const [filledWith, setFilledWith] = useState(letter)
  if (letter !== filledWith) {
    setFilledWith(letter)
    // What was typed before the device had said what it keeps stays.
    for (const name of messageFields) if (letter && values[name] === '') change(name, letter[name])
  }
  useEffect(() => {
    if (letter !== undefined && values !== initial) void keepTyped(values)
  }, [letter, values, initial])

  const sending = useSending(fields.check, async (form) => {
    try {
      await (isOnline() ? sendNow(whole(values)) : leaveWaiting(whole(values)))
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
