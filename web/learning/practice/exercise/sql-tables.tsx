import { useMemo, useState } from 'react'
import { tablesIn } from '#engines/sql-tables.ts'
import { ChevronRight } from '#web/kit/icons.tsx'

/** The tables of the sample database with their columns: next to the editor, on phones folded above it. */
export function SqlTables({ database }: { database: string }) {
  const tables = useMemo(() => tablesIn(database), [database])
  const [isOpen] = useState(() => matchMedia('(width >= 64rem)').matches)
  if (tables.length === 0) return null
  return (
    <details open={isOpen} className="sql-tables group/tables">
      <summary className="type-label flex min-h-11 items-center gap-1.5 px-3 outline-offset-[-2px]">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/tables:rotate-90" />
        Tables
        <span className="font-normal text-soft">({tables.length})</span>
      </summary>
      <ul aria-label="Tables">
        {tables.map(({ name, columns }) => (
          <li key={name}>
            <p>{name}</p>
            {columns.length > 0 && (
              <ul aria-label={`Columns of ${name}`}>
                {columns.map((column) => (
                  <li key={column.name}>
                    {column.name} <span className="text-soft">{column.type}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
