import type { ReactNode } from 'react'
import type { Icon } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'

export type Figure = { label: string; value: string; note?: string | undefined; icon: Icon; picture?: ReactNode }

const frame = 'surface grid grid-cols-2 overflow-hidden'
// Hairlines between the cells: two columns on a phone, one row on a wide screen.
const cell = classes(
  'min-w-0 border-line p-4 sm:p-5 even:border-l nth-[n+3]:border-t',
  // The last of three has a row of its own on a phone.
  'max-lg:last:odd:col-span-2 lg:border-t-0 lg:not-first:border-l lg:nth-[n+3]:border-t-0',
)

export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={classes(frame, figures.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}>
        {figures.map(({ label, value, note, icon: Icon, picture }) => (
          <div key={label} className={classes(cell, 'flex flex-col')}>
            <dt className="type-small flex items-center gap-2 text-soft">
              <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
              {label}
            </dt>
            <dd className="mt-1">
              <span className="wide block text-[1.75rem] leading-tight tabular-nums">{value}</span>
              {picture}
              <span className="type-small block min-h-[1.45em] text-soft">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function FiguresSkeleton() {
  return (
    <div className={classes(frame, 'lg:grid-cols-4')}>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={cell}>
          <Skeleton className="my-0.5 h-4 w-24 max-w-full" />
          <Skeleton className="mt-2.5 h-7 w-10" />
          <Skeleton className="mt-2 h-3.5 w-16" />
        </div>
      ))}
    </div>
  )
}
