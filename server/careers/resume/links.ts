import { z } from 'zod'
import type { Tools } from '#server/kit/deps.ts'
import { LinkNumber, linkTo } from '#server/kit/http/signed-links.ts'

const formats = ['pdf', 'docx'] as const
export type Format = (typeof formats)[number]

export const resumeFile = {
  path: '/resumes/:format',
  fields: { format: z.enum(formats), reader: LinkNumber },
  seconds: 600,
  isSteady: true,
}

/** Opens the person's saved resume for ten to twenty minutes. */
export const resumeLink = (tools: Pick<Tools, 'secret' | 'clock'>, reader: number, format: Format): string =>
  linkTo(tools, resumeFile, { format, reader })
