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

/** Every line that was typed, without bullets. */
export const typedLines = (part: unknown): string[] =>
  typeof part === 'string'
    ? part
        .split('\n')
        .map((line) => line.replace(/^- /, '').trim())
        .filter(Boolean)
    : Object.values(part as object).flatMap(typedLines)
