import { exactRupees } from '#web/kit/format.ts'
import { FigureLink } from './figure-link.tsx'

type BigFigureProps = {
  label: string
  amount: number
  to?: string
  count: string
  parts: [label: string, amount: number, to: string][]
}

/** Parts of nothing are left out. */
export function BigFigure({ label, amount, to, count, parts }: BigFigureProps) {
  const shown = parts.filter(([, part]) => part !== 0)
  return (
    <div className="min-w-0">
      <h2 className="type-small font-medium text-soft">{label}</h2>
      <p className="wide text-[1.75rem] leading-tight tabular-nums">
        <FigureLink to={to}>{exactRupees(amount)}</FigureLink>
      </p>
      <p className="type-small text-soft">{count}</p>
      {shown.length > 0 && (
        <dl className="type-small mt-3 grid gap-1 border-t border-line pt-3">
          {shown.map(([name, part, address]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-soft">{name}</dt>
              <dd className="tabular-nums">
                <FigureLink to={address}>{exactRupees(part)}</FigureLink>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
