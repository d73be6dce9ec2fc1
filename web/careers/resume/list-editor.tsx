import { EntryFields, EntryList, type EntryField } from '#web/kit/lists/entry-list.tsx'

export type ListOfEntries<Item> = {
  /** What an entry is called, such as 'job'. */
  noun: string
  fields: EntryField<Item>[]
  max: number
  nameOf: (item: Item) => string
}

type ListEditorProps<Item> = ListOfEntries<Item> & { items: Item[]; onChange: (items: Item[]) => void }

/** A list of entries that all have the same fields. */
export function ListEditor<Item extends Record<string, string>>({ fields, max, ...list }: ListEditorProps<Item>) {
  const { noun, items } = list
  const label = items.length === 0 ? `Add ${article(noun)} ${noun}` : `Add another ${noun}`
  return (
    <EntryList {...list} additions={items.length < max ? [{ label, entry: emptyOf(fields) }] : []}>
      {(item, change) => <EntryFields item={item} fields={fields} onChange={change} />}
    </EntryList>
  )
}

const emptyOf = <Item,>(fields: EntryField<Item>[]) => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Item

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a')
