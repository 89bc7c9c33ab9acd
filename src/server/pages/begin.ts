// How a page that is drawn ahead becomes the app: fetched once it is painted, and begun when somebody is there for it.

import { earlyDeeds } from './early-deeds.ts'

/**
 * In the page's one inline script, behind what makes it safe. Its element names the files that the page begins with.
 *
 * Begun after the first paint on a computer, and on a device that has something of ours to show. A phone that meets us for the
 * first time has the whole page already: there the files are fetched and not read, the worker keeps the app, and what is drawn
 * wakes with the first touch. The language it came in is stored at once; that alone is nothing to show. Whoever saves data pays
 * for nothing before that. The files are begun one after the other, so that the page can be scrolled in between.
 */
export const begin = `{
  const files = document.currentScript.dataset.files.split(' ')
  const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'offline', 'storage']
  const page = document.documentElement
  let isKnown = 'now' in document.currentScript.dataset || matchMedia('(hover: hover)').matches
  let isSaver = page.dataset.saver === 'on'
  try {
    const proposed = 'wouri-language-proposed'
    if (localStorage.length > (proposed in localStorage ? 2 : 0)) isKnown = true
    if (localStorage.getItem('bc-fe-user')) isSaver = false
    if (!localStorage.getItem('bc-fe-language')) for (const key of ['bc-fe-language', proposed]) localStorage.setItem(key, page.lang)
  } catch {}
  let isHere = false
  const bring = async () => {
    const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })))
    await Promise.all(answers.map((answer) => answer.blob()))
    isHere = true
  }
  const go = async () => {
    for (const sign of signs) removeEventListener(sign, go, true)
    const wanted = files.splice(0)
    for (const href of wanted) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const file of wanted) {
      await import(file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const keep = async () => {
    const workers = navigator.serviceWorker
    if (!workers) return
    await workers.register('/sw.js')
    const { active } = await workers.ready
    active.postMessage({ type: 'LANGUAGE', language: page.lang })
  }
  const painted = () => (isKnown ? go() : bring().then(keep).catch(() => {}))
  for (const sign of signs) addEventListener(sign, go, { capture: true, passive: true })
  if (!isSaver) addEventListener('load', () => requestAnimationFrame(() => setTimeout(painted)), { once: true })
${earlyDeeds}}
`
