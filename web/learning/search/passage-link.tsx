import { Link } from 'react-router'
import type { FoundPassage } from '#contract/learning/lessons.ts'
import { stepPath } from '../steps/step-path.ts'

/** Opens the step at the heading of the passage. */
export function PassageLink({ passage }: { passage: FoundPassage }) {
  const { courseId, courseTitle, stepId, stepName, heading, anchor, excerpt } = passage
  // Without a place the step would open where the learner stopped reading.
  const place = anchor || 'top'
  return (
    <li className="relative rounded-control px-4 py-4 hover:bg-haze sm:px-5">
      <p className="type-small text-soft">
        {courseTitle} · {stepName}
      </p>
      <h2 className="type-h3 mt-0.5">
        <Link
          to={`${stepPath(courseId, stepId)}#${encodeURIComponent(place)}`}
          className="card-link text-indigo hover:underline"
        >
          {heading || stepName}
        </Link>
      </h2>
      <p className="mt-1 text-pretty wrap-anywhere">
        {excerpt[0] === '' && '… '}
        {excerpt.map((part, index) =>
          // Every second part matches the words.
          index % 2 === 1 ? (
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={index} className="rounded-[2px] bg-marigold-tint px-0.5 font-semibold text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
        {' …'}
      </p>
    </li>
  )
}
