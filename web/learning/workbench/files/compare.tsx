import { Options, Select } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import type { FileSelection } from '../file-selection.ts'
import { type Basis, describeBasis } from './basis.rules.ts'

const keyOf = (basis: Basis) => (basis.kind === 'attempt' ? String(basis.attempt.solutionId) : basis.kind)
const named = (text: string) => text.replace(/^the /, '').replace(/^./, (first) => first.toUpperCase())

/** Shows the files next to an earlier attempt, or to what the learner began with. */
export function Compare({ selection: { bases, compared, compareWith, toggleCompare } }: { selection: FileSelection }) {
  const [first] = bases
  if (!first) return null
  const chosen = compared?.kind === 'commit' ? null : compared
  return (
    <>
      <Button
        size="small"
        aria-pressed={chosen !== null}
        onClick={toggleCompare}
        className={chosen ? 'bg-indigo-tint' : undefined}
      >
        Compare with {describeBasis(chosen ?? first)} <ShortcutHint>d</ShortcutHint>
      </Button>
      {chosen && bases.length > 1 && (
        <Select
          aria-label="What to compare with"
          className="min-h-8 py-1 text-sm"
          value={keyOf(chosen)}
          onChange={({ target }) => compareWith(bases.find((basis) => keyOf(basis) === target.value) ?? first)}
        >
          <Options of={bases.map((basis) => [keyOf(basis), named(describeBasis(basis))])} />
        </Select>
      )}
    </>
  )
}
