import { useState } from 'react'
import type { User } from '#contract/account.ts'
import {
  ageProblem,
  askedOf,
  licenceProblem,
  problemsOf,
  secondFields,
  type AgeRule,
  type Problem,
  type Problems,
} from './check-fields.ts'
import type { AskedName, CheckoutFields, FieldName } from '#client/features/checkout/draft/draft.ts'
import { internationalPhone, readablePhone } from '#domain/people/phone.ts'
import type { Refused } from './server-fields.ts'

type Input = {
  fields: CheckoutFields
  save: (name: FieldName, value: string) => void
  user: User | null
  hasSecondDriver: boolean
  hasLicence: boolean
  ages: AgeRule
}

export type FieldsForm = {
  fields: CheckoutFields
  asked: readonly FieldName[]
  /** What cannot be sent yet, in the order of the screen. */
  wrong: (names: readonly AskedName[]) => AskedName[]
  /** What to say beside a field now: never while it is being typed, gone as soon as it is right. */
  shown: (name: AskedName) => Problem | undefined
  /** An account's own birth date may be too late for this car; nothing on this screen can change it. */
  accountProblem: Problem | null
  change: (name: FieldName, value: string) => void
  leave: (name: FieldName) => void
  show: (names: readonly AskedName[]) => void
  refuse: (refused: Refused) => void
  /** Takes back what the server said about a field: the person has done something about it. */
  mend: (name: AskedName) => void
}

export function useCheckoutFields({
  fields,
  save,
  user,
  hasSecondDriver,
  hasLicence,
  ages,
}: Input): FieldsForm {
  const [touched, setTouched] = useState<ReadonlySet<AskedName>>(new Set())
  const [refused, setRefused] = useState<Refused>({})
  const asked = [...askedOf(user), ...(hasSecondDriver ? secondFields : [])]
  const problems: Problems = { ...problemsOf(fields, asked, ages), licence: licenceProblem(hasLicence) }

  function shown(name: AskedName): Problem | undefined {
    const code = refused[name]
    if (code) return { code, count: ages.required }
    return touched.has(name) ? problems[name] : undefined
  }
  function change(name: FieldName, value: string) {
    if (!shown(name)) setTouched((touched) => without(touched, name))
    mend(name)
    save(name, value)
  }
  function mend(name: AskedName) {
    setRefused((refused) => ({ ...refused, [name]: undefined }))
  }
  function leave(name: FieldName) {
    // An empty field is only missed when the person goes on.
    if (fields[name].trim() === '') return
    setTouched((touched) => new Set([...touched, name]))
    if (name !== 'phone' && name !== 'secondPhone') return
    const readable = readablePhone(internationalPhone(fields[name]))
    if (!problems[name] && readable !== fields[name]) save(name, readable)
  }
  return {
    fields,
    asked,
    wrong: (names) => names.filter((name) => problems[name] !== undefined || refused[name] !== undefined),
    shown,
    accountProblem: user?.birthDate ? ageProblem(user.birthDate, ages) : null,
    change,
    leave,
    show: (names) => setTouched((touched) => new Set([...touched, ...names])),
    refuse: setRefused,
    mend,
  }
}

function without(names: ReadonlySet<AskedName>, name: AskedName): ReadonlySet<AskedName> {
  return new Set([...names].filter((each) => each !== name))
}
