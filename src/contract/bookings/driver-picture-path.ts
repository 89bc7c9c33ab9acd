/** Where a driver's picture is sent, and where it is. Apart: a page that shows one needs nothing else of the calls. */
export const driverPicturePath = '/api/bookings/:id/driver-pictures/:sha256'
