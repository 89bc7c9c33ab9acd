// How the app's code is cut into files. Left to itself every small piece that two screens share becomes a request of its
// own, compressed alone.

/** Paths and package names below, as they stand in a module's id on any system. */
const pattern = (text: string) => new RegExp(text.replaceAll('/', String.raw`[\\/]`))
const ours = (...paths: string[]) => pattern(`src/(${paths.join('|')})`)

/** Hooks that no first screen calls: they travel with those that do. */
const laterHooks = '(infiniteQuery|mutation|queries)Observer|use(InfiniteQuery|Mutation|Queries)'

const vendor = pattern(
  `node_modules/(react|react-dom|scheduler|use-sync-external-store|valibot|@lingui|@tanstack/(?!query-persist)[a-z-]+)/(?!.*(${laterHooks}))`,
)
const app = ours('client/frame/start.tsx', 'client/routes/[^?]+$', 'client/home/(?!below/)', 'client/(frame|location)/.+[.]css')
const cars = ours(
  'domain/(car|money|rental)',
  'contract/(car-sizes|cars|favourites|quotes|rates|suppliers)',
  'client/api/(car-sizes|cars|favourites|rates|suppliers)',
  'client/(car|favourites|i18n|offline)/',
  'client/frame/standing',
  'client/ui/(?!ChoiceSheet|Select|Sheet|TextArea|Toast)',
)
/** What follows the first screen at once, in one file: calls, keeping, the session's acts, the rest of the frame. */
const behind = pattern(
  `src/client/(${[
    'api/(exchange|transport)',
    'offline/(keeper|database)',
    'session/acts',
    'frame/(bars/Footer|notices/(Notices|VerifyEmail))',
    'location/(LocationOptions|place-groups)',
  ].join('|')})[.]tsx?|node_modules/(ky|idb-keyval|@tanstack/query-persist-client-core)/`,
)
/** Small things that screens share with what follows the first one: they need not wait for it. */
const besideBehind = pattern(
  `src/client/(${[
    'offline/(draft|vault|shelf)',
    'ui/VisuallyHidden',
    '.+-key',
    'booking/links',
    'location/(match-places|nearest)',
    'preferences/language-names',
  ].join('|')})[.]tsx?|lucide-react/dist/esm/icons/(plane|locate-fixed)[.]`,
)
const laterPackages = pattern('node_modules/(lucide-react|@tanstack)/')
const bookings = ours(
  'domain/booking',
  'contract/(bookings|licences)',
  'client/api/(bookings|licences)',
  'client/(booking|contact-cluster|payment)/',
)
const help = ours('client/(contact-cluster|load-failure|location|trip)/', 'client/booking/(contact|links|phone)')
const bookingStyles = ours('client/(bookings|checkout|checkout-session|payment)/.+[.]css')
const forms = ours('contract/(passwords|profile|sign-up)', 'client/(account|api|form|upload)/', 'client/ui/TextArea')

/** For the bundler: a group takes its modules and what they import, unless a group above it has that already. */
export const chunks = [
  // What changes only with a package: a release of ours leaves it in the cache.
  { name: 'vendor', test: vendor, priority: 20 },
  // The start with all that it imports, every address, and the home screen.
  { name: 'app', test: app, priority: 10 },
  { name: 'shared', test: besideBehind, priority: 9 },
  { name: 'behind', test: behind, priority: 8 },
  // The map library, which changes only with its package.
  { name: 'maplibre', test: pattern('node_modules/maplibre-gl/'), priority: 8 },
  // What screens share that open later.
  { name: 'cars', test: new RegExp(`${cars.source}|${laterPackages.source}`), priority: 6, minShareCount: 2 },
  { name: 'help', test: help, priority: 6, minShareCount: 2 },
  { name: 'bookings', test: bookings, priority: 5, minShareCount: 2 },
  // Sheets so much alike travel lighter as one.
  { name: 'booking-styles', test: bookingStyles, priority: 5 },
  { name: 'forms', test: forms, priority: 4, minShareCount: 2 },
]
