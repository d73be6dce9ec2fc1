import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Instant, optionalLine, optionalText, Version } from '../kit/fields.ts'

const list = <Item extends z.ZodType>(item: Item, max: number) => z.array(item).max(max, `At most ${max}`)

export const Education = z.strictObject({
  school: optionalLine(160),
  degree: optionalLine(160),
  /** Free text, such as '2019 - 2023'. */
  years: optionalLine(40),
  details: optionalText(600),
})
export const Experience = z.strictObject({
  role: optionalLine(160),
  company: optionalLine(160),
  years: optionalLine(40),
  details: optionalText(1500),
})
export const ResumeProject = z.strictObject({
  name: optionalLine(160),
  link: optionalLine(300),
  details: optionalText(1000),
})
export const Certification = z.strictObject({
  name: optionalLine(200),
  issuer: optionalLine(160),
  year: optionalLine(40),
  link: optionalLine(300),
})
export const Language = z.strictObject({ name: optionalLine(60), level: optionalLine(60) })

/** The thirteen fields of the spec. All are optional, because the resume is saved while the learner types. */
export const Resume = z.strictObject({
  name: optionalLine(160),
  /** May be incomplete while the learner types. */
  email: optionalLine(254),
  phone: optionalLine(40),
  linkedin: optionalLine(300),
  github: optionalLine(300),
  portfolio: optionalLine(300),
  education: list(Education, 12),
  experience: list(Experience, 20),
  skills: list(optionalLine(60), 60),
  projects: list(ResumeProject, 20),
  certifications: list(Certification, 30),
  languages: list(Language, 20),
  aboutMe: optionalText(2000),
})
export type Resume = z.infer<typeof Resume>

export const emptyResume: Resume = {
  name: '',
  email: '',
  phone: '',
  linkedin: '',
  github: '',
  portfolio: '',
  education: [],
  experience: [],
  skills: [],
  projects: [],
  certifications: [],
  languages: [],
  aboutMe: '',
}

export const ResumeTemplate = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type ResumeTemplate = z.infer<typeof ResumeTemplate>

const Stored = z.object({
  resume: Resume,
  template: ResumeTemplate,
  /** Incremented by each save; 0 before the first. */
  version: z.number().int().min(0),
  savedAt: Instant.nullable(),
})
export type StoredResume = z.infer<typeof Stored>

export const getMyResume = endpoint('GET /v1/user/resume', {
  summary: 'My resume; before the first save it is filled from my profile',
  access: 'learner',
  reply: Stored,
})

export const saveResume = endpoint('PUT /v1/user/resume', {
  summary: 'Save my resume; refused if a newer version was saved elsewhere',
  access: 'learner',
  body: z.strictObject({ resume: Resume, template: ResumeTemplate, version: Version }),
  reply: z.object({ version: z.number(), savedAt: Instant }),
})

const ResumeOffers = z.object({
  projects: z.array(ResumeProject),
  experience: z.array(Experience),
  certifications: z.array(Certification),
})
export type ResumeOffers = z.infer<typeof ResumeOffers>

export const getResumeOffers = endpoint('GET /v1/user/resume/offers', {
  summary: 'What my portfolio shows, and my other approved projects and certificates, as resume entries',
  access: 'learner',
  reply: z.object({ fromPortfolio: ResumeOffers, fromWork: ResumeOffers }),
})

/** To learners without a verified payment. */
export const downloadsClosedText =
  'You can download your resume once we’ve verified your payment. What you write here is saved.'

export const makeResumeLinks = endpoint('POST /v1/user/resume/links', {
  summary: 'Short-lived links to my saved resume as PDF and Word',
  access: 'learner',
  reply: z.object({ pdf: z.string(), docx: z.string() }),
})
