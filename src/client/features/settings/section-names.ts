// The sections of the settings in the order of the page, by the names that stand above them.

import { msg } from '@lingui/core/macro'

const sections = [
  { id: 'profile', name: msg`Your details`, isPersonal: true },
  { id: 'licence', name: msg`Driver's licence`, isPersonal: true },
  { id: 'display', name: msg`Language, currency and appearance`, isPersonal: false },
  { id: 'network', name: msg`Network`, isPersonal: false },
  { id: 'notifications', name: msg`Notifications`, isPersonal: true },
  { id: 'install', name: msg`Install the app`, isPersonal: false },
  { id: 'devices', name: msg`Password and devices`, isPersonal: true },
  { id: 'data', name: msg`Your data`, isPersonal: true },
]

const ofEverybody = sections.filter(({ isPersonal }) => !isPersonal)

/** A visitor sets only what belongs to the device. */
export function sectionsOf(isKnown: boolean): typeof sections {
  return isKnown ? sections : ofEverybody
}
