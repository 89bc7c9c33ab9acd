// How the app's code is cut into files. Left to itself the bundler makes a request of every small piece that two screens
// share, and each costs its headers and compresses alone.

/** Paths and package names, as they stand in a module's id on any system. */
const pattern = (text: string) => new RegExp(text.replaceAll('/', String.raw`[\\/]`))
const ours = (...paths: string[]) => pattern(`src/(${paths.join('|')})`)

/** Hooks that the first screen does not call: they travel with the screens that do. */
const laterHooks = '(infiniteQuery|mutation|queries)Observer|use(InfiniteQuery|Mutation|Queries)'
const vendor = pattern(
  `node_modules/(react|react-dom|scheduler|use-sync-external-store|valibot|@lingui|@tanstack/(?!query-persist)[a-z-]+)/(?!.*(${laterHooks}))`,
)
/** The start with all that it imports, every address, and the home screen. */
const app = ours('client/hydration/start.tsx', 'client/routes/[^?]+$', 'client/features/home/(?!blocks/|newsletter/)')
/** What every screen fetches as soon as it is hydrated: calls, storage, the session's acts, footer and notices. */
const deferred = pattern(
  `src/client/(${[
    'api/(http-client|rates)',
    'storage/(query-persister|database|draft|user-store|key-value-store)',
    'session/session-actions',
    'layout/(bars/Footer|notices/)',
    'pwa/register',
    'components/location/(LocationOptions|place-groups|match-places|nearest)',
    'components/favourites/SavedLater',
    'i18n/(money|failures/later)',
    'ui/(Toast|Skeleton|VisuallyHidden)',
  ].join('|')})|node_modules/(ky|idb-keyval|workbox-window|@tanstack/query-persist-client-core)/`,
)
const cars = ours(
  'domain/(car|rental)',
  'contract/(car-sizes|cars|favourites|quotes|suppliers)',
  'client/api/(car-sizes|cars|favourites|suppliers)',
  'client/components/(car|favourites)/',
  'client/storage/',
  'client/ui/(?!ChoiceSheet|Select|Sheet|Field/TextArea)',
)
const bookings = ours(
  'domain/booking',
  'contract/(bookings|licences)',
  'client/api/(bookings|licences)',
  'client/components/(booking|contact|payment|location|trip)/',
)
const bookingStyles = ours('client/(features/(bookings|checkout)|components/payment)/.+[.]css')
const forms = ours('contract/(passwords|profile|sign-up)', 'client/(features/account|api|components/(form|upload))/', 'client/ui/Field/TextArea')

/** For the bundler: a group takes its modules and what they import, unless a group above it has that already. */
export const chunks = [
  // What changes only with a package: a release of ours leaves it in the cache.
  { name: 'vendor', test: vendor, priority: 20 },
  { name: 'maplibre', test: pattern('node_modules/maplibre-gl/'), priority: 20 },
  { name: 'app', test: app, priority: 10 },
  { name: 'deferred', test: deferred, priority: 9 },
  { name: 'cars', test: cars, priority: 6, minShareCount: 2 },
  { name: 'bookings', test: bookings, priority: 5, minShareCount: 2 },
  { name: 'booking-styles', test: bookingStyles, priority: 5 },
  { name: 'forms', test: forms, priority: 4, minShareCount: 2 },
  { name: 'icons', test: pattern('node_modules/lucide-react/'), priority: 3, minShareCount: 2 },
]
