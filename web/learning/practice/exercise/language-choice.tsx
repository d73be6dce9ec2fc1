import { useId } from 'react'
import type { Language } from '#engines/program.ts'
import { languageNames } from '../language-names.ts'

type LanguageChoiceProps = { offered: readonly Language[]; language: Language; onChoose: (language: Language) => void }

/** Nothing where an exercise has one language. What was written in the others stays. */
export function LanguageChoice({ offered, language, onChoose }: LanguageChoiceProps) {
  const name = useId()
  if (offered.length < 2) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-haze px-4 py-2">
      <legend className="sr-only">Language</legend>
      <span aria-hidden="true" className="type-small text-soft">
        Write it in
      </span>
      <div className="flex gap-1">
        {offered.map((one) => (
          <label
            key={one}
            className="type-small inline-flex min-h-9 items-center rounded-control border border-transparent px-3 font-semibold text-soft hover:text-ink has-checked:border-line has-checked:bg-card has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-indigo pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={one === language}
              onChange={() => onChoose(one)}
            />
            {languageNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
