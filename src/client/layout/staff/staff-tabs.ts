// The screens of the staff area that its navigation leads to, in their order. Another one is one line here, and its route.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CalendarDays, CarFront, LayoutGrid, Sun, Ticket, type LucideIcon } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import type { StaffTab } from '#client/layout/screens.ts'

export type StaffTabEntry = {
  tab: StaffTab
  to: '/staff' | '/staff/bookings' | '/staff/calendar' | '/staff/cars' | '/staff/manage/$'
  label: MessageDescriptor
  Icon: LucideIcon
  /** A desk is not led there. */
  isForOwners?: boolean
  /** On a phone, the tab whose menu leads there instead. */
  onPhones?: StaffTab
  /** How much waits there. */
  waiting?: (today: StaffToday) => number
}

const staffTabs: readonly StaffTabEntry[] = [
  {
    tab: 'today',
    to: '/staff',
    label: msg`Today`,
    Icon: Sun,
    waiting: ({ toAnswer, late, counts }) =>
      counts?.waiting ?? new Set([...toAnswer, ...late].map(({ _id }) => _id)).size,
  },
  { tab: 'fleet-bookings', to: '/staff/bookings', label: msg`Bookings`, Icon: Ticket },
  { tab: 'calendar', to: '/staff/calendar', label: msg`Calendar`, Icon: CalendarDays },
  {
    tab: 'cars',
    to: '/staff/cars',
    label: msg`Cars`,
    Icon: CarFront,
    isForOwners: true,
    onPhones: 'manage',
  },
  { tab: 'manage', to: '/staff/manage/$', label: msg`Manage`, Icon: LayoutGrid, isForOwners: true },
]

/** The tabs of a role. As long as it is not known, those that everybody has. */
export const tabsOf = (role: StaffToday['role'] | undefined): readonly StaffTabEntry[] =>
  staffTabs.filter(({ isForOwners }) => !isForOwners || role === 'owner' || role === 'admin')

/** Those of a phone, which has room for few. */
export const phoneTabsOf = (role: StaffToday['role'] | undefined): readonly StaffTabEntry[] =>
  tabsOf(role).filter(({ onPhones }) => onPhones === undefined)

/** The tab of a phone that a screen is under. */
export const phoneTab = (tab: StaffTab | undefined): StaffTab | undefined =>
  staffTabs.find((entry) => entry.tab === tab)?.onPhones ?? tab
