import { classes } from '#web/kit/layout/classes.ts'

const names = { files: 'Files', explanation: 'Explanation', verdict: 'Verdict' } as const

export type Part = keyof typeof names

/** On a narrow screen, one part at a time; a wide one shows all of them. */
export function Parts({ chosen, onChoose }: { chosen: Part; onChoose: (part: Part) => void }) {
  return (
    <nav aria-label="Parts of the review" className="mb-4 flex border-b border-line xl:hidden">
      {(Object.keys(names) as Part[]).map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === chosen ? 'true' : undefined}
          onClick={() => onChoose(part)}
          className={classes(
            '-mb-px min-h-11 flex-1 border-b-3 border-transparent px-3 font-medium text-soft outline-offset-[-2px] hover:text-ink',
            'aria-[current=true]:border-marigold aria-[current=true]:font-semibold aria-[current=true]:text-ink',
          )}
        >
          {names[part]}
        </button>
      ))}
    </nav>
  )
}

/** Hidden on a narrow screen while another part is shown; it stays mounted, so that typed text is not lost. */
export const hiddenUnless = (isChosen: boolean) => !isChosen && 'max-xl:hidden'
