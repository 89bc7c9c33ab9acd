import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import type { PersonState } from '#domain/people/person-state.ts'
import type { UserType } from '#domain/people/role.ts'

export const typeLabels: Record<UserType, MessageDescriptor> = {
  user: msg`Driver`,
  supplier: msg`Supplier’s staff`,
  admin: msg`Admin`,
}

export const stateLabels: Record<PersonState, MessageDescriptor> = {
  active: msg`Active`,
  unconfirmed: msg`Address not confirmed`,
  guest: msg`Guest without account`,
  suspended: msg`Account suspended`,
}

export const stateTones = {
  active: 'success',
  unconfirmed: 'info',
  guest: 'neutral',
  suspended: 'danger',
} as const

export const actLabels: Record<StaffPerson['history'][number]['act'], MessageDescriptor> = {
  viewed: msg`Licence looked at`,
  forgotten: msg`Licence deleted after its time`,
  verified: msg`Licence verified`,
  refused: msg`Licence refused`,
  exported: msg`Copy of the data taken`,
  suspended: msg`Account suspended`,
  reinstated: msg`Suspension ended`,
  noted: msg`Note written`,
  'activation-sent': msg`Activation mail sent`,
  merged: msg`Merged`,
}

export const noteLabels: Record<StaffPerson['notes'][number]['kind'], MessageDescriptor> = {
  note: msg`Note`,
  suspended: msg`Account suspended`,
  reinstated: msg`Suspension ended`,
}
