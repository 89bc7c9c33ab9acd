// Keys that no answer of the walk has a value for, and why. Each is presented beside others that are seen.

type Unseen = { keys: RegExp; why: string }

export const notInThisWorld: readonly Unseen[] = [
  {
    keys: /^(getSettings\.(mapStyle|recaptcha)|suggestLanguage\.language)$/,
    why: 'they belong to services and proxies that this application is started without',
  },
  {
    keys: /^searchCars\.totalIsAtLeast$/,
    why: 'no place of the demonstration has more cars than are counted',
  },
  { keys: /^makePaymentLink\.url$/, why: 'the link of the example goes to the driver by mail' },
  {
    keys: /^(listStaffReviews\.reviews\.\[\]\.(reportReason|decisionReason|falseReason)|(answer|report|decide)Review\.falseReason)$/,
    why: 'nothing has been reported or decided when reviews are listed, and no booking of the walk is false',
  },
  { keys: /^makeInvitationLink\.link$/, why: 'everybody of the demonstration has a password' },
  { keys: /\.(confirmBy|lapsesAt)$/, why: 'everybody of the demonstration has confirmed their address' },
  {
    keys: /^(createBooking|checkLicence|exportData\.bookings\.\[\]|openCheckoutSession\.booking)\.(change|landedAt|lateAt)$/,
    why: 'no change is open on these bookings, and nobody has landed or said to be late',
  },
  {
    keys: /^(createBooking|checkLicence|exportData\.bookings\.\[\]|openCheckoutSession\.booking)\.securityDeposit\.lines\.\[\]\.(reverses|reference)$/,
    why: 'no line of these bookings was typed wrong, and none is of a transfer',
  },
  {
    keys: /^checkCarTable\.problems\.\[\]\./,
    why: 'every cell of the example’s table is right',
  },
  {
    keys: /^(refuseCharge\.lines|(createBooking|checkLicence|exportData\.bookings\.\[\]|openCheckoutSession\.booking)\.charges\.lines)\.\[\]\.(proposed|reckoning|answer)$/,
    why: 'no charge of these bookings is answered, and those of the ones that are made are typed',
  },
  {
    keys: /^checkLicence\.walk\.charging\.pricing\.tariff\.(hourly|biWeekly|weekly|monthly)Price$/,
    why: 'the cars that are out for these calls are rented by the day; the offer of a car shows the others',
  },
  {
    keys: /^previewCarEdit\.cars\.\[\]\./,
    why: 'the one car of the example takes the change, has no plate, and all that is changed had a value',
  },
  {
    keys: /^checkLicence\.counterRefunds\.\[\]\.corrected/,
    why: 'what was written down wrong at the counter was a payment',
  },
  { keys: /^getCarUpkeep\.car\.plate$/, why: 'the car of the example has none; lists show those of others' },
  { keys: /^quoteStaffAmendment\.inTheWay$/, why: 'its car is free' },
  { keys: /^checkLicence\.carOutWith$/, why: 'nobody is out with the car of this booking' },
  { keys: /^getStaffToday\.atRisk\./, why: 'no late car of the demonstration has a booking right after' },
  {
    keys: /^getStaffToday\.(counts|suppliers)/,
    why: 'the day of its fleets is short enough to be sent whole',
  },
  { keys: /otifications.*\.paper$/, why: 'papers are of suppliers, and the list is a driver’s' },
  { keys: /^openCheckoutSession\.payment\.(prompt|reason)$/, why: 'the sandbox of cards asks no phone' },
  { keys: /^getStaffToday\.firstSteps$/, why: 'its fleets have taken their first steps' },
  { keys: /^listSupplierTerms\.\[\]\.verifiedUntil$/, why: 'terms alone are sent without the badge' },
  {
    keys: /^searchCars\.cars\.\[\]\.tariff\.seasons$/,
    why: 'the fleet with seasons is not on the first page; the offer of one car shows them',
  },
  {
    keys: /^(createBooking|checkLicence)\.additionalDriver$/,
    why: 'the bookings that are made for these calls have one driver',
  },
  {
    keys: /tariff\.discounted|^getStaffCar\.discounted/,
    why: 'no car of the demonstration has these discounts; all prices leave in one piece',
  },
  {
    keys: /\.(handedOverAt|returnedAt|noShowAt)$/,
    why: 'on these lists the counter has seen nothing of a car yet; handedOverAt is seen where cars come back',
  },
  {
    keys: /\.payments\.\[\]\.(at|operator|reason|returnedFor)$/,
    why: 'of money from phones, and of money that could not be kept',
  },
  {
    keys: /(\.change\.note|\.history\.\[\]\.note|\.changes\.\[\]\.(note|answeredAt|answer))$/,
    why: 'nobody of the walk writes a note beside a change',
  },
  {
    keys: /^(checkLicence\.cancel(Reason|RequestedAt)|getCancellation\.(reason|requestedAt))$/,
    why: 'these bookings are not asked to be cancelled',
  },
  {
    keys: /(licenceCheck|\.licence)(\.refusal|\.booking)?$/,
    why: 'no licence of the examples is refused, and that of the example is checked for the first time',
  },
  {
    keys: /^(signIn|exportData\.user|checkLicence\.driver)\.licen[cs]eBack$/,
    why: 'the licence of the example is one file, and its driver sends the back later in the walk',
  },
  {
    keys: /^(confirmBooking\.account|signIn\.(location|bio)|exportData\.(user\.(bio|avatar)|phonesAsked\.\[\]\.askedAt|newsletter(\.confirmedAt)?)|getPerson\.seat)$/,
    why: 'the person of the example has none of these',
  },
  {
    keys: /^openCheckoutSession\.payment\.prompt\.(phone|until)$/,
    why: 'the sandbox of cards asks no phone',
  },
  {
    keys: /(carLimit|^getBankDetails\.bank|^getSupplierVerification\.withdrawn|^listAudit\.acts\.\[\]\.changes|^listFailedWork\.work\.\[\]\.bookingId)$/,
    why: 'admins write these for a supplier or the site later in the walk, or never',
  },
  {
    keys: /(entries\.\[\]|^createStaffBlock)\.series$/,
    why: 'the block of the example is not repeated',
  },
  { keys: /^(listStaffCars|listPeople)\.next$/, why: 'one page holds them all' },
  {
    keys: /^(createStaffPlace\.(meetingPicture|meetingPoint|picture)|(listPlaceProposals\.\[\]|proposePlace)\.fields\.(meetingPoint|picture|meetingPicture))$/,
    why: 'the place of the example has no photographs and no meeting point',
  },
  {
    keys: /^(listPlaceProposals|getStaffToday\.proposals)\.\[\]\.(supplier|reason|decidedAt)$/,
    why: 'an admin proposed it, and it is open when it is listed',
  },
  {
    keys: /^(createSeason|listStaffSeasons\.\[\])\.(dailyPrice|percent)$/,
    why: 'a season has one of the two',
  },
]
