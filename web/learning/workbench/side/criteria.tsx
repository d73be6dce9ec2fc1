import { criteriaOf, keyOf } from '#contract/learning/lesson-text.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { useReviewDraft } from '../../reviews/drafts.ts'

type CriteriaProps = { solutionId: number; instructions: string }

/** The acceptance criteria to tick off; stored in this tab until the verdict. */
export function Criteria({ solutionId, instructions }: CriteriaProps) {
  const [stored, store] = useReviewDraft(solutionId, 'criteria')
  const met = stored.split(',')
  const toggle = (key: string) =>
    store((met.includes(key) ? met.filter((one) => one !== key) : [...met, key]).join(','))
  return (
    <ul className="grid grid-cols-1 gap-1">
      {criteriaOf(instructions).map((criterion) => {
        const key = keyOf(criterion)
        return (
          <li key={key}>
            <Checkbox label={<RichText text={criterion} />} checked={met.includes(key)} onChange={() => toggle(key)} />
          </li>
        )
      })}
    </ul>
  )
}
