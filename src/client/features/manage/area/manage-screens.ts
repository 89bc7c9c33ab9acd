// The screens of what is managed, by their paths, and which of them the menu names. Another one is a line here and in
// address/manage-paths.ts, and its folder beside this one.

import { lazy, type ComponentType } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ScrollText,
  CalendarDays,
  Landmark,
  MailWarning,
  MapPin,
  SlidersHorizontal,
  ChartColumn,
  Star,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { ManagePath } from '../address/manage-paths.ts'

export type ManageScreen = {
  /** `id` is the parameter of a path that has one. */
  Screen: ComponentType<{ id: string }>
  /** Owners are led there too; otherwise admins alone. What they may do, the server decides. */
  isForOwners?: boolean
}

export type MenuEntry = {
  path: ManagePath
  label: MessageDescriptor
  hint: MessageDescriptor
  Icon: LucideIcon
  /** Admins have all suppliers instead. */
  isForOwnersOnly?: boolean
}

/** A screen whose code is fetched when it is opened first. */
const screen = (
  load: () => Promise<ComponentType<{ id: string }>>,
  options: Omit<ManageScreen, 'Screen'> = {},
) => ({
  Screen: lazy(async () => ({ default: await load() })),
  ...options,
})

export const manageScreens: Record<ManagePath, ManageScreen> = {
  'cars/import': screen(async () => (await import('../cars-import/ImportCarsPage.tsx')).ImportCarsPage, {
    isForOwners: true,
  }),
  // A desk is led there from the day's list: it sees what is due.
  'cars/$id': screen(async () => (await import('../car-record/CarRecordPage.tsx')).CarRecordPage, {
    isForOwners: true,
  }),
  seasons: screen(async () => (await import('../seasons/SeasonsPage.tsx')).SeasonsPage, {
    isForOwners: true,
  }),
  'seasons/new': screen(async () => (await import('../seasons/NewSeasonPage.tsx')).NewSeasonPage, {
    isForOwners: true,
  }),
  'seasons/$id': screen(async () => (await import('../seasons/SeasonPage.tsx')).SeasonPage, {
    isForOwners: true,
  }),
  places: screen(async () => (await import('../places/PlacesPage.tsx')).PlacesPage),
  'places/new': screen(async () => (await import('../places/NewPlacePage.tsx')).NewPlacePage),
  'places/$id': screen(async () => (await import('../places/PlacePage.tsx')).PlacePage),
  proposals: screen(async () => (await import('../proposals/ProposalsPage.tsx')).ProposalsPage, {
    isForOwners: true,
  }),
  'proposals/new': screen(async () => (await import('../proposals/NewProposalPage.tsx')).NewProposalPage, {
    isForOwners: true,
  }),
  'proposals/$id': screen(async () => (await import('../proposals/ProposalPage.tsx')).ProposalPage),
  people: screen(async () => (await import('../people/PeoplePage.tsx')).PeoplePage),
  'people/$id': screen(async () => (await import('../people/PersonPage.tsx')).PersonPage),
  suppliers: screen(async () => (await import('../supplier-list/SuppliersPage.tsx')).SuppliersPage),
  figures: screen(async () => (await import('../figures/FiguresPage.tsx')).FiguresPage, {
    isForOwners: true,
  }),
  reviews: screen(async () => (await import('../reviews/ReviewsPage.tsx')).ReviewsPage, {
    isForOwners: true,
  }),
  'suppliers/new': screen(async () => (await import('../suppliers/NewSupplierPage.tsx')).NewSupplierPage),
  'suppliers/$id': screen(async () => (await import('../suppliers/SupplierPage.tsx')).SupplierPage),
  'own-supplier': screen(async () => (await import('../suppliers/SupplierPage.tsx')).OwnSupplierPage, {
    isForOwners: true,
  }),
  settings: screen(async () => (await import('../settings/SettingsPage.tsx')).SettingsPage),
  bank: screen(async () => (await import('../settings/BankDetailsPage.tsx')).BankDetailsPage, {
    isForOwners: true,
  }),
  audit: screen(async () => (await import('../audit/AuditPage.tsx')).AuditPage, { isForOwners: true }),
  'failed-work': screen(async () => (await import('../failed-work/FailedWorkPage.tsx')).FailedWorkPage),
}

export const menuEntries: readonly MenuEntry[] = [
  {
    path: 'suppliers',
    label: msg`Suppliers`,
    hint: msg`Invite, terms, people, suspension`,
    Icon: Store,
  },
  {
    path: 'seasons',
    label: msg`Seasons`,
    hint: msg`Dearer or cheaper days, for many cars at once`,
    Icon: CalendarDays,
  },
  {
    path: 'places',
    label: msg`Places`,
    hint: msg`Cities, airports and districts, with their landmarks`,
    Icon: MapPin,
  },
  {
    path: 'people',
    label: msg`People`,
    hint: msg`Search, notes, licences, suspension`,
    Icon: Users,
  },
  {
    path: 'figures',
    label: msg`Figures`,
    hint: msg`Bookings, money and utilisation, by month`,
    Icon: ChartColumn,
  },
  {
    path: 'reviews',
    label: msg`Reviews`,
    hint: msg`What drivers said, answers, texts that wait`,
    Icon: Star,
  },
  {
    path: 'settings',
    label: msg`Settings of the site`,
    hint: msg`Hours, notice, contacts, bank details, switches`,
    Icon: SlidersHorizontal,
  },
  {
    path: 'bank',
    label: msg`Bank details`,
    hint: msg`The account of the marketplace`,
    Icon: Landmark,
  },
  {
    path: 'audit',
    label: msg`Who did what`,
    hint: msg`Every act of staff, with its time`,
    Icon: ScrollText,
  },
  {
    path: 'failed-work',
    label: msg`Work that failed`,
    hint: msg`Mails and refunds that could not be sent`,
    Icon: MailWarning,
  },
  {
    path: 'own-supplier',
    label: msg`My agency`,
    hint: msg`Contact, terms, people`,
    Icon: Store,
    isForOwnersOnly: true,
  },
  {
    path: 'proposals',
    label: msg`Proposed places`,
    hint: msg`Where you hand cars over, if we lack it`,
    Icon: MapPin,
    isForOwnersOnly: true,
  },
]
