// Where a booking is made or paid nobody is interrupted: no reload, no other screen, no question about a new version.

export function isBusy(): boolean {
  return window.location.pathname.startsWith('/checkout')
}
