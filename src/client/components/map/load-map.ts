// Fetches the map's code, again if need be.

import type { ComponentProps, ComponentType } from 'react'
import type { LocationMap } from './LocationMap.tsx'

export type DrawnMap = ComponentType<ComponentProps<typeof LocationMap>>

export async function loadMap(): Promise<DrawnMap> {
  await renewStyles()
  return (await import('./LocationMap.tsx')).LocationMap
}

/** The bundler's loader asks for a style sheet once: one that did not come then is put there anew. */
async function renewStyles(): Promise<void> {
  // Those that are switched off are in the page itself.
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')]
  await Promise.all(links.filter(isMissing).map(renew))
}

/** Browsers differ in what they make of a sheet that did not come: none, an empty one, or one that may not be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0
  } catch {
    return true
  }
}

function renew(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error('a style sheet did not come')))
    link.replaceWith(again)
  })
}
