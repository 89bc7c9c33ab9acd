import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { changeLanguage, currentLanguage } from '#client/i18n/language.ts'
import { isLanguage } from '#domain/language.ts'

/** Any address may force a language by `l`, also one that was reached inside the app. */
export function useForcedLanguage(): void {
  const forced = useRouterState({ select: (state) => state.location.search.l })
  useEffect(() => {
    if (isLanguage(forced) && forced !== currentLanguage()) void changeLanguage(forced)
  }, [forced])
}
