// Cuts the app's code into files. Left to itself the bundler makes a file of every small piece that two screens share,
// and each costs a request with its headers and compresses alone.

/** Paths and package names, as they are in a module's id on any system. */
const pattern = (text: string) => new RegExp(text.replaceAll('/', String.raw`[\\/]`))
/** Every path below that is named by hand; chunks.test.ts fails where one leads to no file any more. */
export const namedPaths: string[] = []
const named = (folder: string, paths: string[]) => {
  namedPaths.push(...paths.map((path) => `${folder}/${path}`))
  return pattern(`${folder}/(${paths.join('|')})`)
}
const ours = (...paths: string[]) => named('src', paths)
const packages = (...paths: string[]) => named('node_modules', paths)
const any = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/** Hooks that the first screen does not call: they travel with the screens that do. */
const deferredHooks = '(infiniteQuery|mutation|queries)Observer|use(InfiniteQuery|Mutation|Queries)'
const vendor = pattern(
  `node_modules/(react|react-dom|scheduler|use-sync-external-store|valibot|@lingui|@tanstack/(?!query-persist)[a-z-]+)/(?!.*(${deferredHooks}))`,
)
/** The start with all that it imports, every address, the home screen, and the styles of the layout, which the server renders whole. */
const app = ours(
  'client/start.tsx',
  'client/routes/[^?]+$',
  'client/features/home/(?!blocks/|newsletter/)',
  'client/layout/.+[.]css',
)
/**
 * Small pieces that the search imports and every screen's deferred part too: apart from both, neither waits for the other. The icon
 * that closes a sheet comes with what draws icons, or every sheet would wait for the cards of cars.
 */
const shared = any(
  ours(
    'domain/booking/cancellation',
    'client/i18n/(money|failures/deferred)',
    'client/ui/(Card|Skeleton|VisuallyHidden)',
    'client/components/(LoadFailure|favourites/DeferredSavedCars|car/(labels|RateAge)|trip/use)',
    'client/hydration/useHydratedBlock',
    'client/features/home/blocks/(Section|blocks[.]css)',
  ),
  pattern('node_modules/lucide-react/dist/esm/(?!icons/(?!x[.]))'),
)
/** A picture: the results and the page of a place show one, and neither needs the other. */
const pictures = ours('client/ui/Picture', 'domain/car/photos')
/** What every screen fetches as soon as it is hydrated: storage, the session, footer and notices. */
const deferred = any(
  ours(
    'client/storage/(query-persister|database|user-store|key-value-store|draft)',
    'client/mutations/pending',
    'client/session/session-actions',
    'client/layout/(bars/(Footer|CountBadge)|notices/)',
    'client/mutations/useMutationSync',
    'client/pwa/register',
  ),
  packages('idb-keyval/', 'workbox-window/', '@tanstack/query-persist-client-core/'),
)
/** Calls of the API: a prerendered page brings its answers, so that it is hydrated without. */
const transport = any(ours('client/api/http-client'), packages('ky/'))
/** The mutation queue without its kinds: hearts, notifications, forms and the message to us share it. */
const mutations = ours('client/(mutations/mutation-queue|storage/turns)')
/** What pages of suppliers and places share with the results of a search: neither needs the cards of cars. */
const lists = any(
  ours(
    'client/components/(DataAge|car/(CarRating|supplier/(SupplierMark|VerifiedLine)))',
    '(client/api|contract)/cars/suppliers',
    'client/ui/useNearEnd',
  ),
  packages('@tanstack/.*(infiniteQueryObserver|useInfiniteQuery)'),
)
/** The list under a place field, which is fetched in idle time. */
const placeOptions = ours(
  'client/components/location/(LocationOptions|place-groups|groups-by-kind|nearest)',
  'domain/location/(find-places|known-names|written-word)',
)
/** The icons of more than one screen, but for those of the results. */
const icons = pattern(
  'node_modules/lucide-react/dist/esm/icons/(?!(car-front|check|chevron-.+|heart|sliders-horizontal|star|x)[.])',
)
/** The results with what their sheets share, and the icons of both. */
const cars = any(
  ours(
    // Tables and changes of many cars are for staff.
    'domain/(car/(?!table|edit-cars|new-car|state|plate)|rental/extra)',
    'contract/cars/(car-sizes|cars|favourites|quotes)',
    'client/api/cars/(car-sizes|cars|favourites)',
    'client/components/(favourites|location|trip)/',
    'client/components/car/(?!PriceBreakdown|price-parts|supplier/Verified)',
    'client/(storage/haptics|mutations/favourites)',
    'client/layout/useListPosition',
    'client/ui/(Badge|Chip|OfferCard|Picture|Price)',
  ),
  packages('lucide-react/'),
)
const bookings = ours(
  // What staff alone decide stays with their screens.
  'domain/(booking/(?!staff-acts|desk-room)|payment/(?!refund|split-refund)|rental/(?!extra|holidays))',
  'contract/(bookings/(bookings|payments)|account/licences)',
  'client/api/(bookings/(bookings|payments)|account/licences)',
  'client/components/(booking|payment)/',
  'client/(components/selection/SelectButton|ui/(List/(ListRow|TickCell)|Text/PageHeading|table[.]css))',
  'client/features/checkout/useFocusOnChange',
)
const bookingStyles = ours(
  'client/(features/(bookings|checkout)|components/(payment|requests|inspections/camera))/.+[.]css',
)
/** One file for the whole staff area: the names of its files stand in what every page begins with. */
const staffStyles = ours('client/((features|layout|components)/staff|features/manage|ui/List)/.+[.]css')
/** The smallest pieces of the staff area, which import nothing that drivers use: one file, for the same reason. */
const staffParts = ours(
  'domain/(booking/staff-acts|people/staff-rights|payment/refund)',
  'client/components/form/AmountField',
  'client/components/staff/(is-refused|parse-draft|typed-amount|Part|Plate|LicenceBadge|papers/(paper-labels|PaperBadge))[.]',
  'client/features/manage/address/',
)
/** What a return costs more, as staff and drivers read it once there is a network. */
const returns = ours('client/components/inspections/(charges/|useNumber)', 'domain/inspection/damage')
/** The lists of staff, with what they are made of. */
const staffLists = ours(
  'client/(ui/List/(?!ListRow|TickCell)|components/staff/(list/|LoadState)|layout/staff/(ListPage|StaffPage))',
)
const forms = ours(
  'contract/account/(passwords|profile|sign-up)',
  // The screens behind mailed links stay apart: they can do nothing without a network, and are not kept for offline.
  'client/(features/account/(?!link/(?!LinkSent)|ForgotPassword)|components/(form/(?!AmountField)|upload/))',
  'client/components/dates/(BirthDate|birth-date)',
  'client/ui/Field',
)

/** What sheets and pages of text need without any form or booking: a field, a date typed into one, a place, a number to call, a file. */
const fields = ours(
  'client/ui/(Field/TextField|link)',
  'client/components/(dates/typed-date|place/|contact/|FileLink)',
  'domain/(location/opening-hours|people/phone)',
)
/** A form with its problems, and text as people type it. */
const form = ours(
  'client/components/form/(?!PasswordField|PendingRequest|AmountField)',
  'client/ui/Field/(TextArea|Checkbox)',
  'contract/(text|email|person-fields|site/contact)',
)
/** What a rental costs, line by line: the sheet of a car shows it before there is a booking. */
const prices = ours(
  'client/components/car/(PriceBreakdown|price-parts)',
  'domain/rental/(quote|tariff-lines|longer-for-less)',
)

/** What lies above a page and can be closed: sheets and passing messages are made of it. */
const layers = packages(
  '@radix-ui/(primitive|react-(collection|compose-refs|context|dismissable-layer|portal|presence|primitive|slot|use-[a-z-]+|visually-hidden))/',
)
/**
 * What every sheet needs, without the list of a Select. Each file of styles is a request and a look at every element: those of the
 * sheets that are opened first are one.
 */
const dialogs = any(
  ours(
    'client/ui/Sheet/',
    'client/(ui/(ChoiceSheet|Select)|components/dates|features/search/(car-sheet|compare|photos))/(?!DayGrid|Full).+[.]css',
  ),
  packages(
    '(react-remove-scroll|react-remove-scroll-bar|use-sidecar|aria-hidden|@radix-ui/react-(dialog|focus-guards|focus-scope|id))/',
  ),
)

/** For the bundler: a group takes its modules and what they import, unless a group above it has that already. */
export const chunks = [
  // What changes only with a package: a release of ours leaves it in the cache.
  { name: 'vendor', test: vendor, priority: 20 },
  { name: 'maplibre', test: packages('maplibre-gl/'), priority: 20 },
  { name: 'app', test: app, priority: 12 },
  { name: 'shared', test: shared, priority: 11 },
  { name: 'pictures', test: pictures, priority: 10 },
  { name: 'deferred', test: deferred, priority: 10 },
  { name: 'transport', test: transport, priority: 9 },
  { name: 'fields', test: fields, priority: 9 },
  { name: 'place-options', test: placeOptions, priority: 8 },
  { name: 'form', test: form, priority: 8, minShareCount: 2 },
  { name: 'prices', test: prices, priority: 8, minShareCount: 2 },
  { name: 'mutations', test: mutations, priority: 7 },
  { name: 'lists', test: lists, priority: 8, minShareCount: 2 },
  { name: 'icons', test: icons, priority: 7, minShareCount: 2 },
  { name: 'cars', test: cars, priority: 6, minShareCount: 2 },
  { name: 'layers', test: layers, priority: 6 },
  { name: 'bookings', test: bookings, priority: 5, minShareCount: 2 },
  { name: 'dialogs', test: dialogs, priority: 5 },
  { name: 'booking-styles', test: bookingStyles, priority: 5 },
  { name: 'staff-styles', test: staffStyles, priority: 5 },
  { name: 'forms', test: forms, priority: 4, minShareCount: 2 },
  { name: 'returns', test: returns, priority: 3, minShareCount: 2 },
  { name: 'staff-parts', test: staffParts, priority: 2 },
  { name: 'staff-lists', test: staffLists, priority: 1, minShareCount: 2 },
]

/** Chunks that hydrate a page, of which nearly all is called at once. */
export const hydrating = ['vendor', 'app', 'index', 'shared', 'deferred']

const staffRoutes = ours('client/routes/staff/')

/**
 * How the built files are called. The first script names all others, and a hash cannot be compressed: seven characters instead of
 * eight, the least for as many files.
 */
export const fileNames = {
  script: 'assets/[name]-[hash:7].js',
  asset: 'assets/[name]-[hash:7][extname]',
}

/** Where a chunk is written. The screens of staff share their names with drivers' (`bookings`, `index`): here they begin with `staff`. */
export function chunkFile({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  return staffRoutes.test(facadeModuleId ?? '') ? 'assets/staff.[name]-[hash:7].js' : fileNames.script
}
