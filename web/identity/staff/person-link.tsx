import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import { useMay } from '../session/use-may.ts'

type PersonLinkProps = { userId: number; name: string; className?: string }

/** Only who may see people opens a person's page; others see the name. */
export function PersonLink({ userId, name, className }: PersonLinkProps) {
  const may = useMay()
  if (!may('people:see')) return <span className={classes('text-ink', className)}>{name}</span>
  return (
    <Link to={`/admin/users/${userId}`} className={classes('link', className)}>
      {name}
    </Link>
  )
}
