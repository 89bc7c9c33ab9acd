// Checkout must not be interrupted: no reload, no other screen, no question about a new version.

export function isBusy(): boolean {
  return window.location.pathname.startsWith('/checkout')
}
