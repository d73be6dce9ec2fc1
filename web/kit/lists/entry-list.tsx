import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { Field, Input, Textarea } from '../forms/field.tsx'
import { Plus, Trash2, Undo2 } from '../icons.tsx'
import { SortableList } from './sortable-list.tsx'

type EntryListProps<Item> = {
  /** What an entry is called, such as 'job'. */
  noun: string
  items: Item[]
  nameOf: (item: Item) => string
  onChange: (items: Item[]) => void
  /** The fields of an entry. */
  children: (item: Item, change: (item: Item) => void) => ReactNode
  /** Each is a button that appends its entry. */
  additions: { label: string; entry: Item }[]
}

type Row<Item> = { key: number; item: Item }

/** Adds, edits, sorts and removes entries. The last removal can be undone. */
export function EntryList<Item>(props: EntryListProps<Item>) {
  const { noun, items, nameOf, onChange, children, additions } = props
  const keys = useKeys(items.length)
  const [removed, setRemoved] = useState<{ item: Item; index: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const rows: Row<Item>[] = items.map((item, index) => ({ key: keys.all[index]!, item }))
  const labelOf = (item: Item, index: number) => nameOf(item).trim() || `${noun} ${index + 1}`

  const change = (index: number, item: Item) =>
    onChange(items.map((each, position) => (position === index ? item : each)))
  const append = (item: Item) => {
    flushSync(() => {
      keys.insert(items.length)
      onChange([...items, item])
    })
    box.current?.querySelector<HTMLElement>('ol > li:last-child input')?.focus()
  }
  const remove = (index: number) => {
    keys.remove(index)
    setRemoved({ item: items[index]!, index })
    onChange(items.filter((_, position) => position !== index))
    // The focused button was removed with its entry.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-undo]')?.focus())
  }
  const undo = () => {
    if (!removed) return
    keys.insert(removed.index)
    onChange(items.toSpliced(removed.index, 0, removed.item))
    setRemoved(null)
  }

  return (
    <div ref={box} className="grid grid-cols-1 gap-4">
      {rows.length > 0 && (
        <SortableList
          label={`Your ${noun}s`}
          items={rows}
          keyOf={({ key }) => key}
          nameOf={({ item }, index) => labelOf(item, index)}
          onSort={(sorted) => {
            keys.sort(sorted.map(({ key }) => key))
            onChange(sorted.map(({ item }) => item))
          }}
          className="grid grid-cols-1 gap-4"
          itemClassName="rounded-control border border-line bg-card p-3 sm:p-4"
        >
          {({ item }, index, handle) => (
            <Entry name={labelOf(item, index)} handle={rows.length > 1 ? handle : null} onRemove={() => remove(index)}>
              {children(item, (next) => change(index, next))}
            </Entry>
          )}
        </SortableList>
      )}
      <div aria-live="polite" className={removed ? undefined : 'hidden'}>
        {removed && (
          <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="min-w-0 wrap-anywhere">Removed {labelOf(removed.item, removed.index)}.</span>
            <Button size="small" variant="quiet" data-undo="" onClick={undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {additions.map(({ label, entry }) => (
          <Button key={label} onClick={() => append(entry)}>
            <Plus aria-hidden="true" className="size-4.5" />
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** React keys that stay with their entries while these are sorted. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<number[]>([])
  const free = Math.max(0, ...keys) + 1
  // The number differs after a change from elsewhere, such as another tab.
  const all = keys.length === count ? keys : Array.from({ length: count }, (_, at) => keys[at] ?? free + at)
  if (all !== keys) setKeys(all)
  return {
    all,
    insert: (index: number) => setKeys(all.toSpliced(index, 0, Math.max(0, ...all) + 1)),
    remove: (index: number) => setKeys(all.toSpliced(index, 1)),
    sort: setKeys,
  }
}

type EntryProps = { name: string; handle: ReactNode; onRemove: () => void; children: ReactNode }

function Entry({ name, handle, onRemove, children }: EntryProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex items-center gap-2">
        {handle}
        <p aria-hidden="true" className="min-w-0 flex-1 truncate font-semibold">
          {name}
        </p>
        <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      {children}
    </fieldset>
  )
}

export type EntryField<Item> = {
  name: keyof Item & string
  label: string
  max: number
  isLong?: boolean
  hint?: string
  placeholder?: string
  /** Half the width on a wide screen. */
  isHalf?: boolean
}

type EntryFieldsProps<Item> = { item: Item; fields: EntryField<Item>[]; onChange: (item: Item) => void }

/** Fields for the texts of an entry. */
export function EntryFields<Item extends Record<string, string>>({ item, fields, onChange }: EntryFieldsProps<Item>) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {fields.map(({ name, label, max, isLong, hint, placeholder, isHalf }) => {
        const Control = isLong ? Textarea : Input
        return (
          <Field key={name} label={label} hint={hint} className={classes(!isHalf && 'sm:col-span-2')}>
            <Control
              value={item[name]}
              maxLength={max}
              placeholder={placeholder}
              onChange={({ target }: { target: { value: string } }) => onChange({ ...item, [name]: target.value })}
            />
          </Field>
        )
      })}
    </div>
  )
}
