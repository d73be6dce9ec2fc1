import { Plus, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'

export type EntryField<Item> = {
  name: keyof Item & string
  label: string
  max: number
  isLong?: boolean
  hint?: string
  placeholder?: string
  /** Stands beside its neighbour where there is room. */
  isHalf?: boolean
}

export type EntryList<Item> = {
  /** What one of them is called: 'job'. */
  thing: string
  /** All that an entry has. */
  fields: EntryField<Item>[]
  most: number
  nameOf: (item: Item) => string
}

type ListEditorProps<Item> = EntryList<Item> & { items: Item[]; onChange: (items: Item[]) => void }

type Row<Item> = { key: number; item: Item }

/** Entries of a resume: written, put in order, taken out, and brought back when that was a slip. */
export function ListEditor<Item extends Record<string, string>>(props: ListEditorProps<Item>) {
  const { thing, items, fields, most, nameOf, onChange } = props
  const keys = useKeys(items.length)
  const [removed, setRemoved] = useState<{ item: Item; index: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const rows: Row<Item>[] = items.map((item, index) => ({ key: keys.all[index]!, item }))
  const called = (item: Item, index: number) => nameOf(item).trim() || `${thing} ${index + 1}`

  const change = (index: number, item: Item) => onChange(items.map((each, at) => (at === index ? item : each)))
  const add = () => {
    flushSync(() => {
      keys.insert(items.length)
      onChange([...items, emptyOf(fields)])
    })
    box.current?.querySelector<HTMLElement>('ol > li:last-child input')?.focus()
  }
  const remove = (index: number) => {
    keys.remove(index)
    setRemoved({ item: items[index]!, index })
    onChange(items.filter((_, at) => at !== index))
    // Whoever pressed the button stands on it no longer.
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
          label={`Your ${thing}s`}
          items={rows}
          keyOf={({ key }) => key}
          nameOf={({ item }, index) => called(item, index)}
          onSort={(sorted) => {
            keys.sort(sorted.map(({ key }) => key))
            onChange(sorted.map(({ item }) => item))
          }}
          className="grid grid-cols-1 gap-4"
          itemClassName="rounded-control border border-line bg-card p-3 sm:p-4"
        >
          {({ item }, index, handle) => (
            <Entry
              name={called(item, index)}
              handle={rows.length > 1 ? handle : null}
              item={item}
              fields={fields}
              onChange={(next) => change(index, next)}
              onRemove={() => remove(index)}
            />
          )}
        </SortableList>
      )}
      <div aria-live="polite" className={removed ? undefined : 'hidden'}>
        {removed && (
          <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            <span className="min-w-0 wrap-anywhere">Removed {called(removed.item, removed.index)}.</span>
            <Button size="small" variant="quiet" data-undo="" onClick={undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          </p>
        )}
      </div>
      {items.length < most && (
        <Button onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" className="size-4.5" />
          Add {rows.length === 0 ? article(thing) : 'another'} {rows.length === 0 ? thing : ''}
          {rows.length > 0 && <span className="sr-only">{thing}</span>}
        </Button>
      )}
    </div>
  )
}

const emptyOf = <Item,>(fields: EntryField<Item>[]) => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Item

const article = (thing: string) => (/^[aeiou]/i.test(thing) ? 'an' : 'a')

/** Entries have no number of their own; each gets one here, that stays with it while it is moved. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<number[]>([])
  const free = Math.max(0, ...keys) + 1
  // More or fewer than are known: they came from elsewhere, such as another tab.
  const all = keys.length === count ? keys : Array.from({ length: count }, (_, at) => keys[at] ?? free + at)
  if (all !== keys) setKeys(all)
  return {
    all,
    insert: (index: number) => setKeys(all.toSpliced(index, 0, Math.max(0, ...all) + 1)),
    remove: (index: number) => setKeys(all.toSpliced(index, 1)),
    sort: setKeys,
  }
}

type EntryProps<Item> = {
  name: string
  handle: ReactNode
  item: Item
  fields: EntryField<Item>[]
  onChange: (item: Item) => void
  onRemove: () => void
}

function Entry<Item extends Record<string, string>>(props: EntryProps<Item>) {
  const { name, handle, item, fields, onChange, onRemove } = props
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
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {fields.map(({ name: field, label, max, isLong, hint, placeholder, isHalf }) => {
          const Control = isLong ? Textarea : Input
          return (
            <Field key={field} label={label} hint={hint} className={classes(!isHalf && 'sm:col-span-2')}>
              <Control
                value={item[field]}
                maxLength={max}
                placeholder={placeholder}
                onChange={({ target }: { target: { value: string } }) => onChange({ ...item, [field]: target.value })}
              />
            </Field>
          )
        })}
      </div>
    </fieldset>
  )
}
