import {
  type DeclaredItem,
  declaredKinds,
  maxItems,
  type PortfolioItem,
  type ProvenItem,
} from '#contract/portfolio/portfolio.ts'
import { isProven, itemLabels, type ProvenWork, workKey } from '#contract/portfolio/view.ts'
import { Checkbox, Field, Textarea } from '#web/kit/forms/field.tsx'
import { day } from '#web/kit/format.ts'
import { BadgeCheck, PencilLine } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { EntryFields, type EntryField, EntryList } from '#web/kit/lists/entry-list.tsx'

type ItemListProps = { items: PortfolioItem[]; work: ProvenWork[]; onChange: (items: PortfolioItem[]) => void }

/** What is in the portfolio, in its order. */
export function ItemList({ items, work, onChange }: ItemListProps) {
  const byKey = new Map(work.map((each) => [workKey(each), each]))
  const workOf = (item: ProvenItem) => byKey.get(workKey(item))
  return (
    <section aria-labelledby="items" className="surface p-4 sm:p-5">
      <h2 id="items" className="type-h3">
        In your portfolio
      </h2>
      <p className="type-small mt-1 mb-4 text-soft">
        Others see the items in this order. What you add in your own words is marked as not checked.
      </p>
      <EntryList
        noun="item"
        items={items}
        nameOf={(item) => (isProven(item) ? (workOf(item)?.title ?? 'Not approved any more') : item.title || item.link)}
        onChange={onChange}
        additions={items.length < maxItems ? additions : []}
      >
        {(item, change) =>
          isProven(item) ? (
            <ProvenFields item={item} work={workOf(item)} onChange={change} />
          ) : (
            <DeclaredFields item={item} onChange={change} />
          )
        }
      </EntryList>
    </section>
  )
}

const addLabels: Record<DeclaredItem['kind'], string> = {
  'own-project': 'Add a project of your own',
  experience: 'Add experience',
  link: 'Add a link',
}

const additions = declaredKinds.map((kind) => ({
  label: addLabels[kind],
  entry: { kind, title: '', period: '', link: '', note: '' },
}))

type ProvenFieldsProps = {
  item: ProvenItem
  /** Missing after its approval was withdrawn. */
  work: ProvenWork | undefined
  onChange: (item: ProvenItem) => void
}

function ProvenFields({ item, work, onChange }: ProvenFieldsProps) {
  if (!work) {
    return (
      <Callout tone="waiting">
        This isn’t approved any more, so others don’t see it. You can remove it, or leave it here in case it’s approved
        again.
      </Callout>
    )
  }
  const { kind, courseTitle, at, words, hasWork } = work
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="type-small flex items-start gap-1.5 text-leaf-ink">
        <BadgeCheck aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {['Checked', itemLabels[kind].toLowerCase(), courseTitle, day(at)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Field label="What I did" optional>
        <Textarea
          value={item.note}
          maxLength={800}
          rows={2}
          onChange={({ target }) => onChange({ ...item, note: target.value })}
        />
      </Field>
      {words && (
        <Checkbox
          label="Show the mentor’s feedback"
          hint={<span className="line-clamp-3 wrap-anywhere">{`${words.author}: “${words.text}”`}</span>}
          checked={item.showsWords}
          onChange={({ target }) => onChange({ ...item, showsWords: target.checked })}
        />
      )}
      {hasWork && (
        <Checkbox
          label="Show my text and code"
          hint="On a page of its own, as you submitted it"
          checked={item.showsWork}
          onChange={({ target }) => onChange({ ...item, showsWork: target.checked })}
        />
      )}
    </div>
  )
}

type DeclaredFieldsProps = { item: DeclaredItem; onChange: (item: DeclaredItem) => void }

function DeclaredFields({ item, onChange }: DeclaredFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="type-small flex items-start gap-1.5 text-soft">
        <PencilLine aria-hidden="true" className="mt-px size-4.5 shrink-0" />
        {itemLabels[item.kind]} · added by you, not checked
      </p>
      <EntryFields item={item} fields={declaredFields[item.kind]} onChange={onChange} />
    </div>
  )
}

const link: EntryField<DeclaredItem> = {
  name: 'link',
  label: 'Link',
  max: 300,
  isHalf: true,
  placeholder: 'github.com/your-name/project',
}
const period: EntryField<DeclaredItem> = { name: 'period', label: 'When', max: 40, isHalf: true, placeholder: '2025' }

const declaredFields: Record<DeclaredItem['kind'], EntryField<DeclaredItem>[]> = {
  'own-project': [
    { name: 'title', label: 'Name of the project', max: 160 },
    period,
    link,
    { name: 'note', label: 'What it does and what you did', max: 800, isLong: true },
  ],
  experience: [
    { name: 'title', label: 'Role and company', max: 160 },
    period,
    link,
    { name: 'note', label: 'What you did there', max: 800, isLong: true },
  ],
  link: [
    { name: 'title', label: 'Name', max: 160, isHalf: true, placeholder: 'GitHub' },
    { ...link, placeholder: 'github.com/your-name' },
  ],
}
