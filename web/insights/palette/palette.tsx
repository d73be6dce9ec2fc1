// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can't keep the focus in the field
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { mayUse, type Standing } from '#contract/kit/access.ts'
import { useDebounced } from '#web/kit/debounced.ts'
import { useCombobox } from '#web/kit/forms/combobox.ts'
import { Search } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { foundGroups } from './found-groups.ts'
import { findings } from './palette.api.ts'
import { type Command, commandsFor, type Entry, type Group, groupsOf } from './palette.rules.ts'

type PaletteProps = { commands: Command[]; person: Standing; onClose: () => void }

const nothingFound = { people: [], payments: [], courses: [], steps: [] }

/** Finds pages, actions, people, payments, courses and steps; by keyboard alone, as a combobox with a list. */
export function Palette({ commands, person, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const findsPeople = mayUse(person, 'people:see')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const query = useQuery(findings(search))
  const found = search === '' ? nothingFound : (query.data ?? nothingFound)
  const groups = useDeferredValue(groupsOf(commandsFor(commands, typed), foundGroups(found, person)))
  const entries = groups.flatMap((group) => group.entries)
  const isSearching = typed.trim() !== search || query.isFetching

  const choose = (entry: Entry) => {
    onClose()
    if ('to' in entry.act) void navigate(entry.act.to)
    else entry.act.run()
  }
  const { active, field, idOf, listId, reset } = useCombobox(entries, choose)

  return (
    <Dialog open title="Find anything" onClose={onClose}>
      <div className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
        <input
          type="text"
          {...field}
          data-autofocus=""
          aria-label={findsPeople ? 'People, payments, courses, steps and pages' : 'Courses and pages'}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          maxLength={100}
          placeholder={findsPeople ? 'Name, email, transaction ID, course or page' : 'Course or page'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            reset()
          }}
          className="min-h-11 w-full rounded-control border border-edge bg-card py-2 pr-3 pl-10 text-base focus-visible:border-indigo focus-visible:outline-offset-0"
        />
      </div>
      {/* In a fixed height: the list would jump with every letter. */}
      <div className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto">
        <div id={listId} role="listbox" aria-label="Results">
          {groups.map((group) => (
            <GroupOptions key={group.label} idOf={idOf} group={group} active={active} onChoose={choose} />
          ))}
        </div>
        {entries.length === 0 && <Nothing typed={typed} isSearching={isSearching} hasFailed={query.isError} />}
      </div>
      <output className="sr-only">{isSearching ? 'Searching' : `${entries.length} results`}</output>
    </Dialog>
  )
}

type GroupOptionsProps = {
  idOf: (entry: { id: string }) => string
  group: Group
  active: Entry | undefined
  onChoose: (entry: Entry) => void
}

function GroupOptions({ idOf, group, active, onChoose }: GroupOptionsProps) {
  return (
    <div role="group" aria-labelledby={idOf({ id: group.label })} className="mb-2">
      <div id={idOf({ id: group.label })} className="type-small px-2 py-1 font-semibold text-soft">
        {group.label}
      </div>
      {group.entries.map((entry) => (
        // The keys are handled by the input, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={entry.id}
          id={idOf(entry)}
          role="option"
          aria-selected={entry.id === active?.id}
          onClick={() => onChoose(entry)}
          className={classes(
            'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2 py-1.5 hover:bg-haze pointer-coarse:min-h-11',
            entry.id === active?.id && 'bg-haze',
          )}
        >
          <entry.icon aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{entry.label}</span>
            {entry.detail && <span className="type-small block truncate text-soft">{entry.detail}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}

type NothingProps = { typed: string; isSearching: boolean; hasFailed: boolean }

function Nothing({ typed, isSearching, hasFailed }: NothingProps) {
  if (isSearching) return <p className="px-2 py-6 text-soft">Searching…</p>
  if (hasFailed) return <p className="px-2 py-6 text-soft">We couldn’t search. Check your connection and type again.</p>
  return <p className="px-2 py-6 text-soft wrap-anywhere">Nothing found for “{typed.trim()}”.</p>
}
