// Error messages for the fields of a person's account.

import { useCallback } from 'react'
import * as v from 'valibot'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NewPassword } from '#contract/account/passwords.ts'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'

const own = {
  'passwords-differ': msg`Passwords don't match.`,
  'password-missing': msg`Please choose a new password`,
  'wrong-password': msg`Wrong password`,
  'not-registered': msg`Email address not registered`,
}

export type Problem = Failure | keyof typeof own

const isOwn = (problem: Problem): problem is keyof typeof own => problem in own

export function useProblemText(): (problem: Problem) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return useCallback((problem) => (isOwn(problem) ? t(own[problem]) : failureText(problem)), [t, failureText])
}

/** The first thing that a schema of the contract has against a value. */
export function refusedBy(schema: v.GenericSchema<string, string>, value: string): Problem | undefined {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  // The contract's schemas speak in failure codes.
  return result.success ? undefined : (result.issues[0].message as Failure)
}

/** Nothing is trimmed: a password is what was typed. */
export function passwordProblem(password: string): Problem | undefined {
  return password === '' ? 'required' : refusedBy(NewPassword, password)
}

export function confirmProblem(password: string, confirm: string): Problem | undefined {
  if (confirm === '') return 'required'
  return confirm === password ? undefined : 'passwords-differ'
}
