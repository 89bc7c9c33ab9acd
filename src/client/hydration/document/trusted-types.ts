// The page's only Trusted Types policy: which text may become the address of a script, or markup.

/** What the list of a Radix Select writes into its <style>, word for word. */
const selectStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

type PolicyRules = {
  createScriptURL: (address: string) => string | null
  createHTML: (markup: string) => string | null
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', rules: PolicyRules) => unknown }
  }
}

/** Must run before any other script; no second policy can be made. */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.origin)
      const isOurs = origin === location.origin && /^\/(sw\.js|assets\/[\w.-]+\.m?js)$/.test(pathname)
      return isOurs ? address : null
    },
    createHTML: (markup) => (markup === selectStyle ? markup : null),
  })
}
