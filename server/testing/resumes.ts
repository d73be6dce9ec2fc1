import { emptyResume, type Resume } from '#contract/careers/resume.ts'

/** All thirteen fields are filled, in Latin and Devanagari. */
export const fullResume: Resume = {
  ...emptyResume,
  name: 'क्षितिज Sharma',
  email: 'kshitij@example.in',
  phone: '+91 98765 43210',
  linkedin: 'linkedin.com/in/kshitij-sharma',
  github: 'https://github.com/kshitij',
  portfolio: 'kshitij.example.in',
  aboutMe: 'I build small, well-tested services.\nमैं वेब के लिए काम करता हूँ।',
  experience: [
    {
      role: 'Web Developer Intern',
      company: 'Rann Studio, Ahmedabad',
      years: 'Jan 2026 - Jun 2026',
      details: '- Built the booking form; 1,400 bookings in a week\n- Wrote the tests that run before each release',
    },
  ],
  projects: [
    { name: 'पानी की डायरी', link: 'github.com/kshitij/water-log', details: 'हिन्दी और अंग्रेज़ी में उपयोग किया जा सकता है' },
  ],
  education: [
    { school: 'University of Pune', degree: 'B.Sc. (Physics)', years: '2019 - 2022', details: 'First class' },
  ],
  skills: ['TypeScript', 'Node.js', 'PostgreSQL'],
  certifications: [
    {
      name: 'Backend & APIs',
      issuer: 'Kaushal Techbridge',
      year: 'Nov 2026',
      link: 'kaushal.example/certificate/KT-26-7F3K',
    },
  ],
  languages: [
    { name: 'हिन्दी', level: 'native' },
    { name: 'English', level: 'fluent' },
  ],
}

/** A resume at every limit of the form, of words that `text` makes: (length) => text. */
export function largestResume(text: (length: number) => string): Resume {
  const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
  return {
    name: text(160),
    email: text(254),
    phone: text(40),
    linkedin: text(300),
    github: text(300),
    portfolio: text(300),
    aboutMe: text(2000),
    education: times(12, () => ({ school: text(160), degree: text(160), years: text(40), details: text(600) })),
    experience: times(20, () => ({ role: text(160), company: text(160), years: text(40), details: text(1500) })),
    skills: times(60, () => text(60)),
    projects: times(20, () => ({ name: text(160), link: text(300), details: text(1000) })),
    certifications: times(30, () => ({ name: text(200), issuer: text(160), year: text(40), link: text(300) })),
    languages: times(20, () => ({ name: text(60), level: text(60) })),
  }
}

/** Words of different lengths that hardly repeat: number after number, in letters. */
export function newWords(alphabet = 'abcdefghijklmnopqrstuvwxyz') {
  let count = 0
  const word = () => {
    let [left, letters] = [(count += 7919), '']
    for (; left > 0; left = Math.floor(left / alphabet.length)) letters += alphabet[left % alphabet.length]
    return letters
  }
  return (length: number): string => {
    let text = word()
    while (text.length < length) text += ` ${word()}`
    return text.slice(0, length).trim()
  }
}

/** Every line that was typed, without bullets. */
export const typedLines = (part: unknown): string[] =>
  typeof part === 'string'
    ? part
        .split('\n')
        .map((line) => line.replace(/^- /, '').trim())
        .filter(Boolean)
    : Object.values(part as object).flatMap(typedLines)
