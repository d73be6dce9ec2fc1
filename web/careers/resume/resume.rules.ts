import type { Resume } from '#contract/careers/resume.ts'

/** At most three suggestions, the most important first. */
export function hintsFor(resume: Resume): string[] {
  const hints: [boolean, string][] = [
    [!resume.email.trim() && !resume.phone.trim(), 'Add an email or phone number so that recruiters can reach you.'],
    [resume.aboutMe.trim().length < 40, 'Say in two sentences who you are and what you’re looking for.'],
    [
      countFilled(resume.projects) + countFilled(resume.experience) === 0,
      'Add a project or a job. What you’ve built says more than what you know.',
    ],
    [countFilled(resume.skills) < 4, 'Add a few skills, starting with those for the job you want.'],
    [countFilled(resume.education) === 0, 'Add your education, including school.'],
    [!resume.github.trim() && !resume.portfolio.trim(), 'Add a link to your work, such as GitHub or a portfolio.'],
  ]
  return hints.flatMap(([isMissing, hint]) => (isMissing ? [hint] : [])).slice(0, 3)
}

const countFilled = (entries: (string | object)[]) =>
  entries.filter((entry) =>
    Object.values(typeof entry === 'string' ? [entry] : entry).some((text) => String(text).trim()),
  ).length

/** Adds comma-separated skills, without duplicates. */
export function addSkills(skills: string[], typed: string): string[] {
  const existing = new Set(skills.map((skill) => skill.toLowerCase()))
  const added: string[] = []
  for (const part of typed.split(/[,;\n]/)) {
    const skill = part.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
    if (!skill || existing.has(skill.toLowerCase())) continue
    existing.add(skill.toLowerCase())
    added.push(skill)
  }
  return [...skills, ...added].slice(0, 60)
}

type Entry = { name: string; link: string }

/** Compares by link if the offer has one, otherwise by name. */
export const includesOffer = (entries: Entry[], offer: Entry): boolean =>
  entries.some(({ name, link }) =>
    offer.link ? normalizeUrl(link) === normalizeUrl(offer.link) : isSameText(name, offer.name),
  )

export const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const normalizeUrl = (link: string) =>
  link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
