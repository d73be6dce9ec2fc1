import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import { me } from '../session/api.ts'

type PersonLinkProps = { userId: number; name: string; className?: string }

/** Only admins may open a person's page; mentors see the name. */
export function PersonLink({ userId, name, className }: PersonLinkProps) {
  const isAdmin = useQuery(me).data?.role === 'admin'
  if (!isAdmin) return <span className={classes('text-ink', className)}>{name}</span>
  return (
    <Link to={`/admin/users/${userId}`} className={classes('link', className)}>
      {name}
    </Link>
  )
}
