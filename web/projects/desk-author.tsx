import { PersonLink } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'

export const DeskAuthor = ({ name, authorId, at }: { name: string; authorId: number; at: string }) => (
  <>
    <PersonLink userId={authorId} name={name} className="wrap-anywhere" />, {dayAndTime(at)}
  </>
)
