import type { Resume } from '#contract/careers/resume.ts'
import type { EntryList } from './list-editor.tsx'

export type ListName = 'experience' | 'projects' | 'education' | 'certifications' | 'languages'
export type EntryOf<Name extends ListName> = Resume[Name][number]

const asList = 'Start a line with - to make it a list item.'

/** The parts of a resume that are lists: what an entry is called, what is asked of it, and how many there may be. */
export const resumeLists: { [Name in ListName]: EntryList<EntryOf<Name>> & { title: string } } = {
  experience: {
    title: 'Experience',
    thing: 'job',
    most: 20,
    nameOf: ({ role, company }) => role || company,
    fields: [
      { name: 'role', label: 'Role', max: 160, isHalf: true },
      { name: 'company', label: 'Company and place', max: 160, isHalf: true },
      { name: 'years', label: 'When', max: 40, placeholder: 'Jan 2026 - Jun 2026' },
      { name: 'details', label: 'What you did there', max: 1500, isLong: true, hint: asList },
    ],
  },
  projects: {
    title: 'Projects',
    thing: 'project',
    most: 20,
    nameOf: ({ name }) => name,
    fields: [
      { name: 'name', label: 'Name of the project', max: 160, isHalf: true },
      {
        name: 'link',
        label: 'Link',
        max: 300,
        isHalf: true,
        placeholder: 'github.com/your-name/project',
      },
      { name: 'details', label: 'What it does and the technologies you used', max: 1000, isLong: true, hint: asList },
    ],
  },
  education: {
    title: 'Education',
    thing: 'school',
    most: 12,
    nameOf: ({ degree, school }) => degree || school,
    fields: [
      { name: 'degree', label: 'Degree or class', max: 160, isHalf: true },
      { name: 'school', label: 'School or university', max: 160, isHalf: true },
      { name: 'years', label: 'When', max: 40, placeholder: '2019 - 2022' },
      { name: 'details', label: 'Marks, subjects, prizes', max: 600, isLong: true },
    ],
  },
  certifications: {
    title: 'Certifications',
    thing: 'certificate',
    most: 30,
    nameOf: ({ name }) => name,
    fields: [
      { name: 'name', label: 'Name of the certificate', max: 200, isHalf: true },
      { name: 'issuer', label: 'Issued by', max: 160, isHalf: true },
      { name: 'year', label: 'When', max: 40, isHalf: true },
      { name: 'link', label: 'Verification link', max: 300, isHalf: true },
    ],
  },
  languages: {
    title: 'Languages',
    thing: 'language',
    most: 20,
    nameOf: ({ name }) => name,
    fields: [
      { name: 'name', label: 'Language', max: 60, isHalf: true },
      { name: 'level', label: 'Level', max: 60, isHalf: true, placeholder: 'native, fluent, conversational' },
    ],
  },
}
