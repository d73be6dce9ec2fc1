import { ChartColumn, TableProperties } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { Button } from '../layout/button.tsx'

type TableToggleProps = {
  /** The title of the chart, for screen readers. */
  title: string
  isTable: boolean
  onToggle: () => void
  /** Shows only the icon. */
  isSmall?: boolean
}

export function TableToggle({ title, isTable, onToggle, isSmall = false }: TableToggleProps) {
  const Icon = isTable ? ChartColumn : TableProperties
  const label = isTable ? 'Show as chart' : 'Show as table'
  return (
    <Button
      variant="quiet"
      size="small"
      className={classes('no-print -mr-2 shrink-0', isSmall && '-mt-1.5 px-2.5')}
      aria-label={`${label}: ${title}`}
      title={isSmall ? label : undefined}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {!isSmall && (
        <>
          <span className="max-sm:hidden">{label}</span>
          <span className="sm:hidden">{isTable ? 'Chart' : 'Table'}</span>
        </>
      )}
    </Button>
  )
}
