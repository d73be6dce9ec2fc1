import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { PublishedItem } from './published-item.tsx'
import { QuestionBadge } from './question-state.tsx'
import { similarQuestions } from './questions.api.ts'

const minLength = 8
const debounceMs = 400

/** Answers that may already help, while the question is typed. */
export function Similar({ stepId, text, onClose }: { stepId: number; text: string; onClose: () => void }) {
  const typed = useDebounced(text.trim().replaceAll(/\s+/g, ' ').slice(0, 300))
  const { data = [] } = useQuery({ ...similarQuestions(stepId, typed), enabled: typed.length >= minLength })
  const found = typed.length >= minLength ? data : []
  return (
    <div aria-live="polite" className={found.length > 0 ? 'grid grid-cols-1 gap-2' : undefined}>
      {found.length > 0 && <p className="type-label">Does one of these answer it?</p>}
      {found.map((one) =>
        one.kind === 'published' ? (
          <PublishedItem key={`published ${one.publishedId}`} item={one} canSay />
        ) : (
          <p key={`mine ${one.questionId}`} className="surface flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <Link
              to={`/dashboard/questions/${one.questionId}`}
              onClick={onClose}
              className="touch link font-semibold wrap-anywhere"
            >
              {one.title}
            </Link>
            <span className="type-small text-soft">You asked this before</span>
            <QuestionBadge state={one.state} />
          </p>
        ),
      )}
    </div>
  )
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
