import type { Resume } from '#contract/careers/resume.ts'

/** Two or three things that would help most; none for whoever has them all. */
export function hintsFor(resume: Resume): string[] {
  const hints: [boolean, string][] = [
    [!resume.email.trim() && !resume.phone.trim(), 'Add an email or phone number so that recruiters can reach you.'],
    [resume.aboutMe.trim().length < 40, 'Say in two sentences who you are and what you’re looking for.'],
    [
      filled(resume.projects) + filled(resume.experience) === 0,
      'Add a project or a job. What you’ve built says more than what you know.',
    ],
    [filled(resume.skills) < 4, 'Add a few skills, starting with those for the job you want.'],
    [filled(resume.education) === 0, 'Add your education, including school.'],
    [!resume.github.trim() && !resume.portfolio.trim(), 'Add a link to your work, such as GitHub or a portfolio.'],
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

/** Whether something the academy offers stands in the resume: by its address where it has one, else by its name. */
export const isIn = (entries: Entry[], offer: Entry): boolean =>
  entries.some(({ name, link }) => (offer.link ? address(link) === address(offer.link) : same(name, offer.name)))

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const address = (link: string) =>
  link
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
