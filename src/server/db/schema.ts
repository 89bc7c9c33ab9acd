// The tables as TypeScript sees them. The migrations are the truth; this file follows them.

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PaymentChoice } from '#domain/booking/payment-choice.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Language, Translated } from '#domain/language.ts'
import type { LocationKind } from '#domain/location/tree.ts'
import type { Rates } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { QuoteLine } from '#domain/rental/quote.ts'
import type {
  AccountLinksTable,
  AccountTokensTable,
  BookingTokensTable,
  KnownDevicesTable,
  PersonNotesTable,
  SessionsTable,
  FirstAdminLinksTable,
  StaffSeatsTable,
  UsersTable,
} from './people-tables.ts'
import type {
  CarDatePricesTable,
  CarListingsTable,
  CarsTable,
  SeasonCarsTable,
  SeasonsTable,
} from './car-tables.ts'
import type { CalendarEntriesTable } from './calendar-tables.ts'
import type { FavouritesTable } from './favourite-tables.ts'
import type { AuditTable, CarPhotosTable, FilesTable, LicenceChecksTable } from './file-tables.ts'
import type { BookingChangesTable } from './change-tables.ts'
import type { SocialAttemptsTable, SocialIdentitiesTable } from './social-tables.ts'
import type { NotificationsTable, PushSubscriptionsTable } from './push-tables.ts'
import type {
  ContactMessagesTable,
  NewsletterReadersTable,
  OutboxTable,
  SentMailsTable,
} from './mail-tables.ts'
import type {
  CounterPaymentsTable,
  CounterRefundsTable,
  DisputesTable,
  MoneyFlagsTable,
  PaymentsTable,
  ProviderEventsTable,
  RefundsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from './payment-tables.ts'

type Json<T extends object> = JSONColumnType<T, string>
/** A calendar day; the driver hands it over as text, never as an instant. */
type DayColumn = string

export type CounterMethod = 'cash' | 'mtnMoMo' | 'orangeMoney' | 'card'

/** One row where the database was filled with the demonstration and not cleared of it. */
type DemonstrationTable = { singleton: Generated<boolean>; filled_at: Date }

export type SettingsTable = {
  singleton: Generated<boolean>
  language: Language
  currency: Currency
  min_pickup_hours: number
  min_rental_hours: number
  min_pickup_dropoff_hour: number
  max_pickup_dropoff_hour: number
  minimum_age: number
  contact_phone: string
  contact_whatsapp: string
  contact_email: string
  /** Counts the changes by admins. */
  version: Generated<number>
  hide_suppliers: Generated<boolean>
  /** Where suppliers pay to; empty is not given. */
  bank_name: Generated<string>
  bank_holder: Generated<string>
  /** The number of the account, and the code of the bank abroad. */
  bank_account: Generated<string>
  bank_code: Generated<string>
  bank_shown: Generated<boolean>
}

type SuppliersTable = {
  id: string
  name: string
  logo: string
  phone: string
  whatsapp: string | null
  email: string
  about: Json<Translated>
  pay_later: boolean
  part_payment_percent: number
  /** numeric travels as text so that no digit is lost. */
  markup_percent: ColumnType<string, number, number>
  minimum_rental_days: number
  counter_methods: CounterMethod[]
  /** Between a return and the next pick-up of the same car. */
  turnaround_minutes: Generated<number>
  /** Cars that are not retired; null is as many as they like. */
  car_limit: Generated<number | null>
  /** Counts the changes. */
  version: Generated<number>
}

type LocationsTable = {
  id: string
  parent: string | null
  kind: LocationKind
  name: Json<Translated>
  address: Json<Translated>
  /** What to look for and where the car is parked; null where the address says it all. */
  meeting_point: JSONColumnType<Translated, string> | null
  latitude: number
  longitude: number
  position: number
  /** Counts the changes. */
  version: Generated<number>
}

export type AdditionalDriver = { fullName: string; phone: string; birthDate: string }

export type BookingsTable = {
  id: string
  reference: string
  car_id: string
  supplier_id: string
  driver_id: string
  guest_key: Buffer | null
  pick_up_location: string
  drop_off_location: string
  from_at: Date
  to_at: Date
  status: BookingStatus
  hold_expires_at: Date | null
  cancel_requested_at: Date | null
  cancel_reason: Generated<string | null>
  landed_at: Generated<Date | null>
  late_at: Generated<Date | null>
  /** What the counter saw: the car went out, it came back, the driver never came. */
  handed_over_at: Generated<Date | null>
  returned_at: Generated<Date | null>
  no_show_at: Generated<Date | null>
  /** When staff took it out of their lists. */
  hidden_at: Generated<Date | null>
  driver_name: string
  driver_email: string
  driver_phone: string
  /** Null only once the driver's data has been erased. */
  driver_birth_date: DayColumn | null
  additional_driver: JSONColumnType<AdditionalDriver, string> | null
  /** When the address was confirmed with the link of the booking's mail. */
  confirmed_at: Generated<Date | null>
  /** The newest mail that asks for that. */
  confirm_link: Generated<string | null>
  extras: Extra[]
  payment: PaymentChoice
  days: number
  lines: Json<QuoteLine[]>
  total: number
  paid: Generated<number>
  due_online: Generated<number>
  /** Of a cancelled booking: whole XAF to be handed back at the counter in all. */
  back_at_counter: Generated<number>
  security_deposit: number
  currency: Currency
  rate: number
  language: Language
  created_at: Date
}

type BookingHistoryTable = {
  id: Generated<string>
  booking_id: string
  at: Date
  actor: string
  from_status: BookingStatus | null
  to_status: BookingStatus
  note: string | null
}

type IdempotencyKeysTable = {
  scope: string
  key: string
  request_hash: Buffer
  booking_id: string | null
  created_at: Date
}

type ExchangeRatesTable = { base: string; rates: Json<Rates>; as_of: Date }

export type Schema = {
  users: UsersTable
  staff_seats: StaffSeatsTable
  first_admin_links: FirstAdminLinksTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  person_notes: PersonNotesTable
  licence_checks: LicenceChecksTable
  account_links: AccountLinksTable
  account_tokens: AccountTokensTable
  booking_tokens: BookingTokensTable
  settings: SettingsTable
  demonstration: DemonstrationTable
  suppliers: SuppliersTable
  locations: LocationsTable
  cars: CarsTable
  car_date_prices: CarDatePricesTable
  seasons: SeasonsTable
  season_cars: SeasonCarsTable
  car_listings: CarListingsTable
  bookings: BookingsTable
  calendar_entries: CalendarEntriesTable
  booking_history: BookingHistoryTable
  booking_changes: BookingChangesTable
  idempotency_keys: IdempotencyKeysTable
  exchange_rates: ExchangeRatesTable
  outbox: OutboxTable
  sent_mails: SentMailsTable
  files: FilesTable
  car_photos: CarPhotosTable
  audit: AuditTable
  newsletter_readers: NewsletterReadersTable
  contact_messages: ContactMessagesTable
  notifications: NotificationsTable
  push_subscriptions: PushSubscriptionsTable
  favourites: FavouritesTable
  social_identities: SocialIdentitiesTable
  social_attempts: SocialAttemptsTable
  payments: PaymentsTable
  refunds: RefundsTable
  counter_payments: CounterPaymentsTable
  counter_refunds: CounterRefundsTable
  disputes: DisputesTable
  money_flags: MoneyFlagsTable
  provider_events: ProviderEventsTable
  sandbox_payments: SandboxPaymentsTable
  sandbox_refunds: SandboxRefundsTable
}
