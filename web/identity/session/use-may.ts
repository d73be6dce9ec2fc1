import { useQuery } from '@tanstack/react-query'
import { type Access, mayUse } from '#contract/kit/access.ts'
import { me } from './api.ts'

/** Tells what the signed-in person may use; nothing while that is unknown. The server checks every call again. */
export function useMay(): (access: Access) => boolean {
  const person = useQuery(me).data ?? null
  return (access) => mayUse(person, access)
}
