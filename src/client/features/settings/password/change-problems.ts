// What keeps a change of the password from being sent, and what the server has against it.

import { CallFailure } from '#client/api/call-failure.ts'
import { confirmProblem, passwordProblem, type Problem } from '#client/components/form/problems.ts'
import type { Problems } from '#client/components/form/useFields.ts'

/** In the order of the screen. */
export const emptyChange = { current: '', password: '', confirm: '' }
export type ChangeField = keyof typeof emptyChange
export type ChangeValues = Record<ChangeField, string>

/** `hasPassword` is false for an account that has none yet: then there is no current one to type. */
export function changeProblems(values: ChangeValues, hasPassword: boolean): Problems<ChangeField> {
  return {
    current: hasPassword && values.current === '' ? 'required' : undefined,
    password: values.password === '' ? 'password-missing' : passwordProblem(values.password),
    confirm: confirmProblem(values.password, values.confirm),
  }
}

/** The contract's names of the fields are not the screen's. Empty when the refusal is about none of them. */
export function refusedChange(error: unknown): Problems<ChangeField> {
  const fields: Record<string, Problem> = (error instanceof CallFailure && error.fields) || {}
  const { password: current, newPassword: password } = fields
  return { ...(current && { current }), ...(password && { password }) }
}
