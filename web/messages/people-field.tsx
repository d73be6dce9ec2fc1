// oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can't keep the focus in the field
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, use, useRef, useState } from 'react'
import { maxChosenPeople } from '#contract/messages/segments.ts'
import { useDebounced } from '#web/kit/debounced.ts'
import { useCombobox } from '#web/kit/forms/combobox.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { count } from '#web/kit/format.ts'
import { X } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { FindPeople, type FoundPerson } from './find-people.ts'
import { foundPeople, reach } from './messages.api.ts'

type Props = { userIds: number[]; onChange: (userIds: number[]) => void }

/** People chosen one by one. Many come from the list of users; of these a few names are known. */
export function PeopleField({ userIds, onChange }: Props) {
  const [added, setAdded] = useState<FoundPerson[]>([])
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const segment = userIds.length > 0 ? ({ kind: 'people', userIds } as const) : null
  const sample = useQuery({ ...reach(segment), placeholderData: keepPreviousData }).data?.sample ?? []
  const known = new Map([...sample, ...added].map((person) => [person.userId, person]))
  const named = userIds.flatMap((userId) => known.get(userId) ?? [])
  const others = userIds.length - named.length

  const add = (person: FoundPerson) => {
    setAdded((before) => [...before, person])
    setSaid(`${person.name} added`)
    onChange([...userIds, person.userId])
  }
  const remove = ({ userId, name }: FoundPerson) => {
    setSaid(`${name} removed`)
    onChange(userIds.filter((id) => id !== userId))
    input.current?.focus()
  }

  return (
    <div className="grid gap-3">
      <PeopleSearch ref={input} chosen={userIds} onChoose={add} />
      {userIds.length > 0 && (
        <ul aria-label="Chosen people" className="flex flex-wrap gap-2">
          {named.map((person) => (
            <li
              key={person.userId}
              className="flex max-w-full items-center rounded-control border border-line bg-haze pl-3"
            >
              <span className="min-w-0 truncate">{person.name}</span>
              <button
                type="button"
                className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11"
                aria-label={`Remove ${person.name}`}
                onClick={() => remove(person)}
              >
                <X aria-hidden="true" className="size-4.5" />
              </button>
            </li>
          ))}
          {others > 0 && (
            <li className="self-center text-soft">
              {named.length > 0 ? `and ${count(others)} more` : count(others)} from the list of users
            </li>
          )}
        </ul>
      )}
      <output className="sr-only">{said}</output>
    </div>
  )
}

type SearchProps = {
  ref: RefObject<HTMLInputElement | null>
  chosen: number[]
  onChoose: (person: FoundPerson) => void
}

function PeopleSearch({ ref, chosen, onChoose }: SearchProps) {
  const [typed, setTyped] = useState('')
  const [isClosed, setIsClosed] = useState(false)
  const search = useDebounced(typed.trim())
  const query = useQuery(foundPeople(use(FindPeople), search))
  const isFull = chosen.length >= maxChosenPeople
  const isOpen = typed.trim() !== '' && !isClosed && !isFull
  const isSearching = typed.trim() !== search || query.isFetching
  const found = isOpen && search !== '' ? (query.data ?? []) : []
  const entries = found
    .filter(({ userId }) => !chosen.includes(userId))
    .map((person) => ({ ...person, id: String(person.userId) }))
  const choose = (person: FoundPerson) => {
    onChoose(person)
    setTyped('')
  }
  const { active, field, idOf, listId, reset } = useCombobox(entries, choose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsClosed(true)
    else field.onKeyDown(event)
  }

  return (
    <div className="relative" onBlur={() => setIsClosed(true)}>
      <Field
        label="Add people"
        hint="Name, email or phone number."
        problem={isFull ? `You can choose up to ${count(maxChosenPeople)} people.` : undefined}
      >
        <Input
          ref={ref}
          {...field}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          maxLength={100}
          value={typed}
          onFocus={() => setIsClosed(false)}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsClosed(false)
            reset()
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div
        className={classes(
          'absolute top-19 z-10 max-h-80 w-full overflow-y-auto rounded-control border border-line bg-card p-1 shadow-card',
          !isOpen && 'hidden',
        )}
      >
        <div id={listId} role="listbox" aria-label="People found">
          {entries.map((person) => (
            // The keys are handled by the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={person.id}
              id={idOf(person)}
              role="option"
              aria-selected={person.id === active?.id}
              // Or the field would lose the focus and close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={classes(
                'min-h-11 cursor-pointer rounded-control px-2 py-1.5 hover:bg-haze',
                person.id === active?.id && 'bg-haze',
              )}
            >
              <span className="block truncate">{person.name}</span>
              <span className="type-small block truncate text-soft">{person.email}</span>
            </div>
          ))}
        </div>
        {entries.length === 0 && (
          <p className="px-2 py-3 text-soft wrap-anywhere">
            {isSearching
              ? 'Searching…'
              : query.isError
                ? 'We couldn’t search. Check your connection and type again.'
                : found.length > 0
                  ? 'Already chosen.'
                  : `Nobody found for “${typed.trim()}”.`}
          </p>
        )}
      </div>
      <output className="sr-only">{isOpen && !isSearching ? `${entries.length} found` : ''}</output>
    </div>
  )
}
