// Stands in for the package `react-style-singleton`, by which dialogs stop the page behind them from scrolling: the same
// door, but a constructed sheet instead of a <style> element, so that the page's policy need not allow inline styles.

import { useEffect } from 'react'

type Styles = { styles: string; dynamic?: boolean }

/** Returns a component that applies its styles while it is mounted; of several at once, the first one's count. */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null

  const adopt = (styles: string) => {
    users += 1
    if (users > 1) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const release = () => {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    sheet = null
  }

  return function Sheet({ styles, dynamic = false }: Styles) {
    // Only what says that it changes is applied again: the gap of a scroll bar can be measured once, while it is there.
    const version = dynamic ? styles : null
    useEffect(() => {
      adopt(styles)
      return release
      // oxlint-disable-next-line react/exhaustive-deps -- see above
    }, [version])
    return null
  }
}
