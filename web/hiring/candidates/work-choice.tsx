import { useState } from 'react'
import type { ChosenWork, ShowableWork } from '#contract/hiring/candidates.ts'
import { workKey } from '#contract/portfolio/view.ts'
import { day } from '#web/kit/format.ts'
import { Checkbox, Problem } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { myWork } from './candidates.api.ts'
import { WorkDialog } from '../work/work-dialog.tsx'

type WorkChoiceProps = { work: ShowableWork[]; chosen: ChosenWork[]; problem: string | undefined }

/** Approved work, and of each whether companies read it too. */
export function WorkChoice({ work, chosen, problem }: WorkChoiceProps) {
  const [read, setRead] = useState<ShowableWork | null>(null)
  const byKey = new Map(chosen.map((one) => [workKey(one), one]))
  return (
    <fieldset className="min-w-0">
      <legend className="type-h3 mb-1">The work companies see</legend>
      <p className="mb-2 text-soft">
        Choose what shows you best. They see its title, when it was approved, and how many checks it passed.
      </p>
      <ul className="relative max-h-120 divide-y divide-line overflow-y-auto border-y border-line">
        {chosenFirst(work, chosen).map((one) => (
          <Choice key={workKey(one)} work={one} chosen={byKey.get(workKey(one))} onRead={() => setRead(one)} />
        ))}
      </ul>
      <div className="mt-2">
        <Problem text={problem} />
      </div>
      {read && (
        <WorkDialog
          title={read.title}
          intro="This is what companies would read. We take out names, contact details, links and file names."
          query={myWork({ kind: read.kind, workId: read.workId })}
          onClose={() => setRead(null)}
        />
      )}
    </fieldset>
  )
}

const chosenFirst = (work: ShowableWork[], chosen: ChosenWork[]): ShowableWork[] => {
  const places = new Map(chosen.map((one, place) => [workKey(one), place]))
  const placeOf = (one: ShowableWork) => places.get(workKey(one)) ?? chosen.length
  return work.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type ChoiceProps = { work: ShowableWork; chosen: ChosenWork | undefined; onRead: () => void }

function Choice({ work, chosen, onRead }: ChoiceProps) {
  const [isChosen, setIsChosen] = useState(chosen !== undefined)
  const { title, place, kind, approvedAt, hasWork } = work
  const about = [kind === 'project' ? 'Project' : null, place, `approved on ${day(approvedAt)}`].filter(Boolean)
  return (
    <li className="py-2.5">
      <Checkbox
        name="works"
        value={workKey(work)}
        label={<span className="font-medium wrap-anywhere">{title}</span>}
        hint={about.join(', ')}
        checked={isChosen}
        onChange={({ target }) => setIsChosen(target.checked)}
      />
      {isChosen && hasWork && (
        <div className="mt-1 ml-8 flex flex-wrap items-center gap-x-4">
          <Checkbox
            name="showsCode"
            value={workKey(work)}
            label="Also show my text and code"
            defaultChecked={chosen?.showsCode ?? false}
          />
          <Button size="small" variant="quiet" onClick={onRead}>
            Read it as they would<span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
