import { useQuery } from '@tanstack/react-query'
import { settingsQueries } from '#client/api/settings.ts'
import { questionsFor, usualMinimumAge, type Question } from './questions.ts'

/** The questions with the site's own age; nothing is waited for. */
export function useQuestions(): readonly Question[] {
  const { data } = useQuery(settingsQueries.current())
  return questionsFor(data?.minimumAge ?? usualMinimumAge)
}
