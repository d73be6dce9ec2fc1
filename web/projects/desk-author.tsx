import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { me } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'

/** Who it is from, and when. It leads admins to the learner's story; mentors have no business there. */
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
