import { useState } from 'react'
import { classes } from '#web/kit/layout/classes.ts'
import { useMediaQuery } from '#web/kit/layout/use-media-query.ts'

const names = { files: 'Files', checks: 'Checks', explanation: 'Explanation', verdict: 'Verdict' } as const

export type Part = keyof typeof names

type PartsProps = { chosen: Part; hasChecks: boolean; onChoose: (part: Part) => void }

/** On a narrow screen, one part at a time; a wide one shows all of them. */
export function Parts({ chosen, hasChecks, onChoose }: PartsProps) {
  const shown = (Object.keys(names) as Part[]).filter((part) => part !== 'checks' || hasChecks)
  return (
    <nav aria-label="Parts of the review" className="mb-4 flex border-b border-line xl:hidden">
      {shown.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === chosen ? 'true' : undefined}
          onClick={() => onChoose(part)}
          className={classes(
            '-mb-px min-h-11 flex-1 border-b-3 border-transparent px-1 font-medium text-soft outline-offset-[-2px] hover:text-ink',
            'aria-[current=true]:border-marigold aria-[current=true]:font-semibold aria-[current=true]:text-ink',
          )}
        >
          {names[part]}
        </button>
      ))}
    </nav>
  )
}

const wide = '(width >= 80rem)'

export const isWideScreen = (): boolean => matchMedia(wide).matches

/**
 * Which parts to mount: on a wide screen all of them, on a narrow one those that have been chosen, so that a phone doesn't
 * load and render what isn't visible.
 */
export function useMountedParts(chosen: Part): (part: Part) => boolean {
  const isWide = useMediaQuery(wide)
  const [mounted, setMounted] = useState<Part[]>([])
  const all = Object.keys(names) as Part[]
  const added = (isWide ? all : [chosen]).filter((part) => !mounted.includes(part))
  if (added.length > 0) setMounted([...mounted, ...added])
  return (part) => mounted.includes(part)
}

/** Hidden on a narrow screen while another part is shown; it stays mounted, so that typed text is not lost. */
export const hiddenUnless = (isChosen: boolean) => !isChosen && 'max-xl:hidden'
