import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { Plus, Trash2, Undo2 } from '#web/kit/icons.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'

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

export type EntryList<Item> = {
  /** What an entry is called, such as 'job'. */
  noun: string
  fields: EntryField<Item>[]
  max: number
  nameOf: (item: Item) => string
}

type ListEditorProps<Item> = EntryList<Item> & { items: Item[]; onChange: (items: Item[]) => void }

type Row<Item> = { key: number; item: Item }

/** Adds, edits, sorts and removes entries. The last removal can be undone. */
export function ListEditor<Item extends Record<string, string>>(props: ListEditorProps<Item>) {
  const { noun, items, fields, max, nameOf, onChange } = props
  const keys = useKeys(items.length)
  const [removed, setRemoved] = useState<{ item: Item; index: number } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const rows: Row<Item>[] = items.map((item, index) => ({ key: keys.all[index]!, item }))
  const labelOf = (item: Item, index: number) => nameOf(item).trim() || `${noun} ${index + 1}`

  const change = (index: number, item: Item) =>
    onChange(items.map((each, position) => (position === index ? item : each)))
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
            <Entry
              name={labelOf(item, index)}
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
            <span className="min-w-0 wrap-anywhere">Removed {labelOf(removed.item, removed.index)}.</span>
            <Button size="small" variant="quiet" data-undo="" onClick={undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          </p>
        )}
      </div>
      {items.length < max && (
        <Button onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" className="size-4.5" />
          Add {rows.length === 0 ? article(noun) : 'another'} {rows.length === 0 ? noun : ''}
          {rows.length > 0 && <span className="sr-only">{noun}</span>}
        </Button>
      )}
    </div>
  )
}

const emptyOf = <Item,>(fields: EntryField<Item>[]) => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Item

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

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
