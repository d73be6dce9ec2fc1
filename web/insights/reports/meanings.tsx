/** What each label of a chart means. */
export function Meanings({ items }: { items: [term: string, meaning: string][] }) {
  return (
    <dl className="type-small mt-5 grid gap-1.5 border-t border-line pt-4 text-soft">
      {items.map(([term, meaning]) => (
        <div key={term}>
          <dt className="inline font-semibold text-ink">{term}: </dt>
          <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
