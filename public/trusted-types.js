// The page's one policy: what text may become a script's address or markup. No other policy can be made beside it.
window.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.origin)
    const isOurs = origin === location.origin && /^\/(sw\.js|assets\/[\w.-]+\.m?js)$/.test(pathname)
    return isOurs ? address : null
  },
  // What the list of a select writes into its <style>, word for word.
  createHTML(markup) {
    const isSelectStyle =
      markup ===
      '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'
    return isSelectStyle ? markup : null
  },
})

// Before any style is read: where data is saved, no font is asked for, and who reads in the dark sees no white page first. As
// client/offline/data-saver.ts and client/preferences/appearance.ts have it.
try {
  const look = localStorage.getItem('wouri-appearance')
  const isDark = look === 'dark' || (look === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (isDark) document.documentElement.dataset.theme = 'dark'
  const chosen = localStorage.getItem('wouri-data-saver')
  if (chosen ? chosen === 'on' : navigator.connection?.saveData) document.documentElement.dataset.saver = 'on'
} catch {
  // Storage can be closed to a page; the app sees to it as soon as it runs.
}
