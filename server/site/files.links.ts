import { z } from 'zod'
import type { Deps } from '#server/kit/deps.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'

export const fileLink = {
  path: '/files/:id/:name',
  fields: { id: z.uuid(), reader: LinkNumber },
  seconds: 600,
  isSteady: true,
}

/** Opens the file for ten to twenty minutes, or until its reader may no longer read the file. */
export const signedFileUrl = (
  tools: Pick<Deps, 'secret' | 'clock'>,
  { id, name }: { id: string; name: string },
  reader: number,
): string => linkTo(tools, fileLink, { id, name, reader })
