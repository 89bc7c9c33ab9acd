import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Messages that only some screens need travel with those screens; everything else opens with the app. */
const shared = [
  'src/client/form',
  'src/client/upload',
  'src/client/contact-cluster',
  'src/client/install',
  'src/client/push',
  'src/client/selection',
  'src/client/i18n/failures/forms.ts',
]
const cars = ['src/client/car', 'src/client/i18n/failures/cars.ts']
const preferences = ['src/client/preferences']
const parts = {
  // What follows the first screen, and what opens over it.
  frame: [
    'src/client/frame/bars/Footer.tsx',
    'src/client/frame/notices',
    'src/client/frame/account',
    'src/client/frame/preferences/PreferencesSheet.tsx',
    ...['DateSheet', 'DayField', 'DayGrid'].map((name) => `src/client/dates/${name}.tsx`),
    ...preferences,
  ],
  search: ['src/client/search', 'src/client/favourites', 'src/client/map', ...cars],
  booking: [
    'src/client/checkout',
    'src/client/checkout-session',
    'src/client/payment',
    'src/client/booking',
    'src/client/bookings',
    'src/client/account',
    'src/client/i18n/failures/bookings.ts',
    ...cars,
    ...shared,
  ],
  home: ['src/client/home/below', 'src/client/questions', 'src/client/map', 'src/client/car/labels.ts', 'src/client/car/RateAge.tsx'],
  reading: [
    'src/client/reading',
    'src/client/locations',
    'src/client/suppliers',
    'src/client/questions',
    'src/client/article',
    'src/client/map',
    'src/client/car/CarRating.tsx',
    'src/client/contact-cluster/WhatsappLink.tsx',
  ],
  legal: ['src/client/legal', 'src/client/article'],
  heads: ['src/client/prerender'],
  settings: ['src/client/settings', 'src/client/notifications', 'src/client/contact', 'src/client/newsletter', ...preferences, ...shared],
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr', 'es'],
  catalogs: [
    // The parts first: a file is matched to the first path that fits, and `{locale}` alone fits every name.
    ...Object.entries(parts).map(([name, include]) => ({ path: `<rootDir>/locales/{locale}.${name}`, include })),
    { path: '<rootDir>/locales/{locale}', include: ['src/client'], exclude: Object.values(parts).flat() },
  ],
  // Line numbers would make every edit of a screen a change of three catalogs.
  format: formatter({ lineNumbers: false }),
})
