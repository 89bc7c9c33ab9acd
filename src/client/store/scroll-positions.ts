// Where screens were scrolled to, as the router keeps it over a reload: by addresses, which name bookings.

/** The router's own key. */
export const scrollTable = 'tsr-scroll-restoration-v1_3'

let isForgotten = false

const remove = () => {
  try {
    sessionStorage.removeItem(scrollTable)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** Removes them, also those that the router still has in memory and writes when the page is left. */
export function forgetScrollPositions(): void {
  remove()
  if (isForgotten) return
  isForgotten = true
  // After the router's own listener, which was added when the app started.
  window.addEventListener('pagehide', remove)
}
