import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SimilarQuestion } from '#contract/mentoring/questions.ts'
import { useDebounced } from '#web/kit/debounced.ts'
import { useNow } from '#web/kit/duration.ts'
import { ConversationBadge, promiseText } from '#web/threads/index.ts'
import { PublishedItem } from './published-item.tsx'
import { similarQuestions } from './questions.api.ts'

const minLength = 8
const debounceMs = 400

/** Answers that may already help, while the question is typed. */
export function Similar({ stepId, text, onClose }: { stepId: number; text: string; onClose: () => void }) {
  const typed = useDebounced(text.trim().replaceAll(/\s+/g, ' ').slice(0, 300), debounceMs)
  const { data = [] } = useQuery({ ...similarQuestions(stepId, typed), enabled: typed.length >= minLength })
  const now = useNow(60_000)
  const found = typed.length >= minLength ? data : []
  return (
    <div aria-live="polite" className={found.length > 0 ? 'grid grid-cols-1 gap-2' : undefined}>
      {found.length > 0 && <p className="type-label">{heading(found)}</p>}
      {found.map((one) =>
        one.kind === 'published' ? (
          <PublishedItem key={`published ${one.publishedId}`} item={one} canSay />
        ) : (
          <p
            key={`mine ${one.questionId}`}
            className="surface flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap"
          >
            <span className="min-w-0">
              <Link
                to={`/dashboard/questions/${one.questionId}`}
                onClick={onClose}
                className="touch link font-semibold wrap-anywhere"
              >
                {one.title}
              </Link>
              <span className="type-small block text-soft">
                {one.state === 'open' ? `You asked this already. ${promiseText(one, now)}` : 'You asked this before'}
              </span>
            </span>
            <ConversationBadge state={one.state} />
          </p>
        ),
      )}
    </div>
  )
}

/** One's own open question has no answer yet. */
const heading = (found: SimilarQuestion[]) =>
  found.every((one) => one.kind === 'mine' && one.state === 'open')
    ? 'Is this the same question?'
    : 'Does one of these answer it?'
