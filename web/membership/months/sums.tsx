import { exactRupees } from '#web/kit/format.ts'

type SumsProps = { title: string; amounts: [label: string, amount: number][] }

/** What all rows of a list add up to, also those that aren't shown yet. */
export const Sums = ({ title, amounts }: SumsProps) => (
  <section aria-label={title} className="surface mt-4 p-5">
    <h2 className="font-semibold">{title}</h2>
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
      {amounts.map(([label, amount]) => (
        <div key={label}>
          <dt className="type-small text-soft">{label}</dt>
          <dd className="font-semibold tabular-nums">{exactRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
