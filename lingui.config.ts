import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Messages that only some screens need travel with those screens; everything else opens with the app. */
const shared = [
  'src/client/components/form',
  'src/client/components/dates/BirthDateField.tsx',
  'src/client/components/upload',
  'src/client/components/contact',
  'src/client/pwa/install',
  'src/client/pwa/push',
  'src/client/components/selection',
  'src/client/i18n/failures/forms.ts',
]
/** Hours of places, and the sentence about a place that is closed. */
const place = ['src/client/components/place']
const cars = ['src/client/components/car', ...place, 'src/client/i18n/failures/cars.ts']
const preferences = ['src/client/components/preferences']
const parts = {
  // What follows the first screen, and what opens over it.
  layout: [
    ...['Footer', 'UnreadBadge'].map((name) => `src/client/layout/bars/${name}.tsx`),
    // Not the strips: the header shows them from its first render.
    ...['Notices', 'VerifyEmail'].map((name) => `src/client/layout/notices/${name}.tsx`),
    'src/client/layout/account',
    'src/client/layout/PreferencesSheet.tsx',
    'src/client/components/place/useClosedText.ts',
    'src/client/components/location/LocationOptions.tsx',
    ...['DateSheet', 'DayField', 'DayGrid'].map((name) => `src/client/components/dates/${name}.tsx`),
    ...preferences,
  ],
  search: [
    'src/client/features/search',
    'src/client/components/favourites',
    'src/client/mutations/sync-favourites.ts',
    'src/client/components/map',
    ...cars,
  ],
  booking: [
    'src/client/features/checkout',
    'src/client/components/licence',
    'src/client/components/payment',
    'src/client/components/booking',
    'src/client/components/requests',
    'src/client/components/reviews',
    'src/client/features/bookings',
    'src/client/components/inspections/camera',
    'src/client/components/inspections/slot-labels.ts',
    'src/client/features/account',
    'src/client/components/account',
    'src/client/i18n/failures/bookings.ts',
    ...cars,
    ...shared,
  ],
  home: [
    'src/client/features/home/blocks',
    'src/client/components/questions',
    'src/client/components/map',
    'src/client/components/car/labels.ts',
    'src/client/components/car/RateAge.tsx',
  ],
  content: [
    'src/client/features/content/about',
    'src/client/features/content/faq',
    'src/client/features/content/locations',
    'src/client/features/content/suppliers',
    ...['ReviewList', 'StarChoice', 'SupplierReviewsSheet'].map(
      (name) => `src/client/components/reviews/${name}.tsx`,
    ),
    'src/client/components/reviews/chip-labels.ts',
    'src/client/components/questions',
    'src/client/features/content/article',
    'src/client/components/map',
    'src/client/components/car/CarRating.tsx',
    'src/client/components/car/supplier/VerifiedLine.tsx',
    'src/client/components/contact/WhatsappLink.tsx',
    'src/client/components/place/PlaceHours.tsx',
  ],
  legal: [
    'src/client/features/content/cookies',
    'src/client/features/content/privacy',
    'src/client/features/content/terms',
    'src/client/features/content/article',
  ],
  staff: [
    'src/client/features/staff',
    'src/client/components/staff',
    'src/client/components/requests',
    'src/client/layout/staff',
    'src/client/components/inspections',
    'src/client/mutations/sync-inspections.ts',
    'src/client/components/booking',
    'src/client/components/payment/payment-labels.ts',
    'src/client/i18n/failures/bookings.ts',
    ...cars,
    ...shared,
  ],
  // What a driver reads of the state of a car, once it was out.
  inspections: ['src/client/components/inspections', 'src/client/features/bookings/detail/state'],
  // Below the staff area, which has brought its own.
  manage: ['src/client/features/manage', 'src/client/components/map'],
  heads: ['src/client/routes'],
  // Every visitor keeps the page: what settings have besides stays out.
  contact: [
    'src/client/features/contact',
    'src/client/features/home/newsletter',
    'src/client/mutations/sync-contact-message.ts',
    'src/client/components/form',
    'src/client/components/contact',
    'src/client/i18n/failures/forms.ts',
  ],
  settings: [
    'src/client/features/settings',
    'src/client/layout/account/leaving',
    'src/client/components/licence',
    'src/client/features/notifications',
    ...['notifications', 'requests'].map((name) => `src/client/mutations/sync-${name}.ts`),
    ...preferences,
    ...shared,
  ],
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'es'],
  catalogs: [
    // The parts first: a file is matched to the first path that fits, and `{locale}` alone fits every name.
    ...Object.entries(parts).map(([name, include]) => ({
      path: `<rootDir>/locales/{locale}.${name}`,
      include,
    })),
    { path: '<rootDir>/locales/{locale}', include: ['src/client'], exclude: Object.values(parts).flat() },
  ],
  // Line numbers would make every edit of a screen a change of three catalogs.
  format: formatter({ lineNumbers: false }),
})
