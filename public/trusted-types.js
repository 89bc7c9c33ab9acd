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
