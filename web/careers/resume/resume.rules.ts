import type { Resume } from '#contract/careers/resume.ts'

/** Two or three things that would help most; none for whoever has them all. */
export function hintsFor(resume: Resume): string[] {
  const hints: [boolean, string][] = [
    [
      !resume.email.trim() && !resume.phone.trim(),
      'Enter an email or a phone number, so that a recruiter can reach you.',
    ],
    [resume.aboutMe.trim().length < 40, 'Say in two sentences who you are and what you look for.'],
    [
      filled(resume.projects) + filled(resume.experience) === 0,
      'Add a project or a job: what you built says more than what you know.',
    ],
    [filled(resume.skills) < 4, 'Name a few skills, those of the job you want first.'],
    [filled(resume.education) === 0, 'Add where you studied, school included.'],
    [!resume.github.trim() && !resume.portfolio.trim(), 'Link to work that can be looked at: GitHub or a portfolio.'],
  ]
  return hints.flatMap(([isMissing, hint]) => (isMissing ? [hint] : [])).slice(0, 3)
}

const filled = (entries: (string | object)[]) =>
  entries.filter((entry) =>
    Object.values(typeof entry === 'string' ? [entry] : entry).some((text) => String(text).trim()),
  ).length

/** Skills as they come from one field: with commas, several at once. Those that are there already stay single. */
export function withSkills(skills: string[], typed: string): string[] {
  const known = new Set(skills.map((skill) => skill.toLowerCase()))
  const added: string[] = []
  for (const part of typed.split(/[,;\n]/)) {
    const skill = part.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
    if (!skill || known.has(skill.toLowerCase())) continue
    known.add(skill.toLowerCase())
    added.push(skill)
  }
  return [...skills, ...added].slice(0, 60)
}

type Entry = { name: string; link: string }

/** Whether something the academy offers stands in the résumé: by its address where it has one, else by its name. */
export const isIn = (entries: Entry[], offer: Entry): boolean =>
  entries.some(({ name, link }) => (offer.link ? address(link) === address(offer.link) : same(name, offer.name)))

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const address = (link: string) =>
  link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
