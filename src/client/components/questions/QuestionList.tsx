import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { titleM } from '#client/ui/Text/text.css.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { answer, chevron, item, list, summary } from './QuestionList.css.ts'
import { questionsFor, usualMinimumAge, type Question } from './questions.ts'

type QuestionListProps = { heading: 'h2' | 'h3'; isFirstOpen?: boolean }

/** Native `details`: it opens without scripts, and the browser's page search opens it too. */
export function QuestionList({ heading: Heading, isFirstOpen = false }: QuestionListProps) {
  const { t } = useLingui()
  const questions = useQuestions()
  return (
    <div className={list}>
      {questions.map(({ id, question, answer: paragraphs }, index) => (
        <details key={id} id={id} className={item} open={isFirstOpen && index === 0}>
          <summary className={summary}>
            <Heading className={titleM}>{t(question)}</Heading>
            <ChevronDown size={20} className={chevron} aria-hidden />
          </summary>
          <div className={answer}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.id}>{t(paragraph)}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

/** The questions with the site's minimum age, once the settings are loaded. */
function useQuestions(): readonly Question[] {
  const { data } = useQuery(settingsQueries.current())
  return questionsFor(data?.minimumAge ?? usualMinimumAge)
}
