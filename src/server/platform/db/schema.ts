// The tables as TypeScript sees them. The migrations are the truth; this file follows them.

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Language, Translated } from '#domain/language.ts'
import type { OpeningHours } from '#domain/location/opening-hours.ts'
import type { ParkingSpot } from '#contract/cars/locations.ts'
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
} from './tables/people-tables.ts'
import type {
  CarDatePricesTable,
  CarTables,
  CarListingsTable,
  CarsTable,
  SeasonCarsTable,
  SeasonsTable,
} from './tables/car-tables.ts'
import type { CalendarEntriesTable } from './tables/calendar-tables.ts'
import type { DepositLinesTable } from './tables/handover/deposit-tables.ts'
import type { DerivedTables } from './tables/derived-tables.ts'
import type { HandoverTables } from './tables/handover/handover-tables.ts'
import type { FavouritesTable } from './tables/favourite-tables.ts'
import type {
  AuditTable,
  CarPhotosTable,
  FileKeysTable,
  FilesTable,
  InstallationSecretsTable,
  LicenceChecksTable,
  PicturesTable,
  RentalConditionsTable,
} from './tables/file-tables.ts'
import type { BookingChangesTable } from './tables/change-tables.ts'
import type { SocialAttemptsTable, SocialIdentitiesTable } from './tables/social-tables.ts'
import type { PapersTable } from './tables/paper-tables.ts'
import type { PlaceProposalsTable } from './tables/place-tables.ts'
import type { ReviewLinksTable, ReviewsTable, ReviewTotalsTable } from './tables/review-tables.ts'
import type { SuppliersTable } from './tables/supplier-tables.ts'
import type { DemonstrationTable, SettingsTable } from './tables/settings-tables.ts'
import type { RateLimitsTable, RecaptchaPassesTable, SchedulesTable } from './tables/process-tables.ts'
import type { NotificationsTable, PushSubscriptionsTable } from './tables/push-tables.ts'
import type {
  ContactMessagesTable,
  NewsletterReadersTable,
  OutboxTable,
  SentMailsTable,
} from './tables/mail-tables.ts'
import type {
  CounterPaymentsTable,
  CounterRefundsTable,
  DisputesTable,
  MoneyFlagsTable,
  PaymentLinksTable,
  PaymentsTable,
  ProviderEventsTable,
  RefundsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
} from './tables/payment-tables.ts'

type Json<T extends object> = JSONColumnType<T, string>
/** A calendar day; the driver hands it over as text, never as an instant. */
type DayColumn = string

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
  /** Null is always open. */
  hours: ColumnType<OpeningHours | null, string | null | undefined, string | null>
  parking: ColumnType<ParkingSpot[], string | undefined, string>
  picture: Generated<string | null>
  meeting_picture: Generated<string | null>
  aliases: Generated<string[]>
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
  /** Staff booked for somebody whose account they could not see, who has not accepted it yet. */
  awaits_driver: Generated<boolean>
  /** Of its security deposit, in whole XAF: the database keeps it with the lines. */
  deposit_held: Generated<number>
  /** What its return costs more and is due, in whole XAF: the database keeps it with the lines. */
  charges: Generated<number>
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
  /** Whole XAF from which on the car of a hold is its driver's. */
  due_to_keep: Generated<number>
  /** Of a cancelled booking: whole XAF to be handed back at the counter in all. */
  back_at_counter: Generated<number>
  security_deposit: number
  currency: Currency
  rate: number
  language: Language
  created_at: Date
  /** Ids of the rental conditions that were current then. */
  conditions: Generated<string[]>
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

export type Schema = HandoverTables &
  CarTables &
  DerivedTables & {
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
    place_proposals: PlaceProposalsTable
    cars: CarsTable
    car_date_prices: CarDatePricesTable
    papers: PapersTable
    seasons: SeasonsTable
    season_cars: SeasonCarsTable
    car_listings: CarListingsTable
    bookings: BookingsTable
    calendar_entries: CalendarEntriesTable
    /** Its child: those of bookings that are long over. */
    closed_calendar_entries: CalendarEntriesTable
    booking_history: BookingHistoryTable
    booking_changes: BookingChangesTable
    idempotency_keys: IdempotencyKeysTable
    exchange_rates: ExchangeRatesTable
    outbox: OutboxTable
    sent_mails: SentMailsTable
    files: FilesTable
    car_photos: CarPhotosTable
    file_keys: FileKeysTable
    installation_secrets: InstallationSecretsTable
    pictures: PicturesTable
    rental_conditions: RentalConditionsTable
    audit: AuditTable
    newsletter_readers: NewsletterReadersTable
    contact_messages: ContactMessagesTable
    notifications: NotificationsTable
    push_subscriptions: PushSubscriptionsTable
    favourites: FavouritesTable
    social_identities: SocialIdentitiesTable
    social_attempts: SocialAttemptsTable
    payments: PaymentsTable
    payment_links: PaymentLinksTable
    refunds: RefundsTable
    counter_payments: CounterPaymentsTable
    counter_refunds: CounterRefundsTable
    deposit_lines: DepositLinesTable
    reviews: ReviewsTable
    review_links: ReviewLinksTable
    review_totals: ReviewTotalsTable
    disputes: DisputesTable
    money_flags: MoneyFlagsTable
    provider_events: ProviderEventsTable
    sandbox_payments: SandboxPaymentsTable
    sandbox_refunds: SandboxRefundsTable
    rate_limits: RateLimitsTable
    recaptcha_passes: RecaptchaPassesTable
    schedules: SchedulesTable
  }
