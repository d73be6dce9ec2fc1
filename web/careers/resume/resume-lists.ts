import type { Resume } from '#contract/careers/resume.ts'
import type { ListOfEntries } from './list-editor.tsx'

export type ListName = 'experience' | 'projects' | 'education' | 'certifications' | 'languages'
export type EntryOf<Name extends ListName> = Resume[Name][number]

const listHint = 'Start a line with - to make it a list item.'

/** The sections that are lists of entries, with their form fields. */
export const resumeLists: { [Name in ListName]: ListOfEntries<EntryOf<Name>> & { title: string } } = {
  experience: {
    title: 'Experience',
    noun: 'job',
    max: 20,
    nameOf: ({ role, company }) => role || company,
    fields: [
      { name: 'role', label: 'Role', max: 160, isHalf: true },
      { name: 'company', label: 'Company and place', max: 160, isHalf: true },
      { name: 'years', label: 'When', max: 40, placeholder: 'Jan 2026 - Jun 2026' },
      { name: 'details', label: 'What you did there', max: 1500, isLong: true, hint: listHint },
    ],
  },
  projects: {
    title: 'Projects',
    noun: 'project',
    max: 20,
    nameOf: ({ name }) => name,
    fields: [
      { name: 'name', label: 'Name of the project', max: 160, isHalf: true },
      { name: 'link', label: 'Link', max: 300, isHalf: true, placeholder: 'github.com/your-name/project' },
      { name: 'details', label: 'What it does and the technologies you used', max: 1000, isLong: true, hint: listHint },
    ],
  },
  education: {
    title: 'Education',
    noun: 'school',
    max: 12,
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
    noun: 'certificate',
    max: 30,
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
    noun: 'language',
    max: 20,
    nameOf: ({ name }) => name,
    fields: [
      { name: 'name', label: 'Language', max: 60, isHalf: true },
      { name: 'level', label: 'Level', max: 60, isHalf: true, placeholder: 'native, fluent, conversational' },
    ],
  },
}
