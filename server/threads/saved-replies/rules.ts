import { mayUse, type Standing } from '#contract/kit/access.ts'
import { type NewReply, placesOf } from '#contract/threads/saved-replies.ts'
import { invalid, notAllowed } from '#server/kit/errors.ts'

type Person = Standing & { id: number }
type Saved = { personId: number; isShared: boolean }

/** Nobody saves a reply for where they don’t answer. */
export function assertAnswersIn(actor: Person, { places }: Pick<NewReply, 'places'>) {
  const mine = placesOf(actor, 'act')
  if (mine.length === 0) throw notAllowed()
  if (places.some((place) => !mine.includes(place))) throw invalid({ places: 'Choose only where you answer learners' })
}

/** Who leads the team keeps the shared ones in order, also when their author has left. */
export const mayChange = (person: Person, { personId, isShared }: Saved): boolean =>
  person.id === personId || (isShared && mayUse(person, 'team:act'))

export function assertMayChange(actor: Person, reply: Saved) {
  if (!mayChange(actor, reply)) throw notAllowed('Only its author, or who leads the team, can change this reply')
}
