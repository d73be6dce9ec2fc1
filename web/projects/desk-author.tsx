import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { me } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'

/** Author and time. Only admins can open the learner's page, so only they get a link. */
export function DeskAuthor({ name, authorId, at }: { name: string; authorId: number; at: string }) {
  const isAdmin = useQuery(me).data?.role === 'admin'
  return (
    <>
      {isAdmin ? (
        <Link to={`/admin/users/${authorId}`} className="link wrap-anywhere">
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      , {dayAndTime(at)}
    </>
  )
}
