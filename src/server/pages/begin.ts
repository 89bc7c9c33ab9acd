// How a page that is drawn ahead becomes the app: its scripts are fetched once it is painted, or at the first touch.

/** In the page's one inline script, behind what makes it safe. Its element names the files that the page begins with. */
export const begin = `{
  const files = document.currentScript.dataset.files.split(' ')
  const signs = ['pointerdown', 'keydown', 'focusin']
  const go = () => {
    for (const sign of signs) removeEventListener(sign, go, true)
    for (const file of files.splice(0)) import(file)
  }
  for (const sign of signs) addEventListener(sign, go, true)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(go)), { once: true })
}
`
