// How a page that is drawn ahead becomes the app: its scripts are fetched once it is painted, or at the first touch.

import { standsEvent } from '#contract/drawn-page.ts'

/**
 * In the page's one inline script, behind what makes it safe. Its element names the files that the page begins with. Whoever
 * saves data and is a visitor pays for them only when touching the page. Fetched together and begun one
 * after the other, so that the page can be scrolled in between. A button pressed too early is pressed again when the app
 * stands.
 */
export const begin = `{
  const files = document.currentScript.dataset.files.split(' ')
  const signs = ['pointerdown', 'keydown', 'focusin', 'scroll']
  const go = async () => {
    for (const sign of signs) removeEventListener(sign, go, true)
    const wanted = files.splice(0)
    for (const href of wanted) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const file of wanted) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const painted = () => requestAnimationFrame(() => setTimeout(go))
  let waits = document.documentElement.dataset.saver === 'on'
  try {
    if (localStorage.getItem('bc-fe-user')) waits = false
  } catch {}
  for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true })
  if (!waits) addEventListener('load', painted, { once: true })
  let pressed
  const press = ({ target }) => (pressed = target.closest?.('button[type=button]'))
  addEventListener('click', press, true)
  addEventListener('${standsEvent}', () => {
    removeEventListener('click', press, true)
    if (pressed?.isConnected) pressed.click()
  }, { once: true })
}
`
