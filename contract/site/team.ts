import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

export const TeamMember = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  about: z.string(),
  experience: z.string(),
  skills: z.array(z.string()),
  /** Base name of a picture under /media, such as team-1. */
  image: z.string(),
  /** Not a real person: the demo academy's. */
  isSample: z.boolean().optional(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const listTeam = endpoint('GET /v1/team', {
  summary: 'Team members',
  access: 'public',
  reply: z.array(TeamMember),
})
